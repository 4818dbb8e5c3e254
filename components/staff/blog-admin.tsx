'use client'

import { Plus } from 'lucide-react'
import { useRouter, useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { loadPost } from '@/lib/posts/actions'
import { keptDraft } from '@/lib/posts/draft-store'
import type { PostActionCode } from '@/lib/posts/schema'
import type { PostRow } from '@/lib/posts/types'
import { DraftList } from './editor/draft-list'
import { keepInAddress, openInAddress } from './editor/open-in-address'
import { type EditorStart, emptyStart, startOf } from './editor/start'
import type { EditorTexts } from './editor-texts'
import type { ListTexts } from './list-texts'
import { PostEditor } from './post-editor'
import { PostList } from './post-list'

type Message = { look: 'good' | 'alert'; text: string } | null

/**
 * Blog Admin: the list, and the form that opens over it for a new post, from a row, or because the address asks for it
 * (`?edit=`, an id or `new`), as signing in again does. `children` are the filters, away while a post is open; `empty`
 * stands in the place of an empty list.
 */
export function BlogAdmin({
  posts,
  empty,
  staffId,
  texts,
  list,
  children,
}: {
  posts: readonly PostRow[]
  empty: ReactNode
  staffId: string
  texts: EditorTexts
  list: ListTexts
  children: ReactNode
}) {
  const router = useRouter()
  const asked = useSearchParams().get('edit')
  const [open, setOpen] = useState<EditorStart | null>(null)
  const [message, setMessage] = useState<Message>(null)
  const [busy, startWork] = useTransition()
  const alert = (text: string) => setMessage({ look: 'alert', text })

  function show(start: EditorStart) {
    setMessage(null)
    setOpen(start)
    keepInAddress(start.base?.id ?? 'new')
  }

  function close() {
    setOpen(null)
    keepInAddress(null)
  }

  function edit(id: string | null) {
    startWork(async () => {
      if (id === null) return show(emptyStart(texts.locale))
      const answer = await loadPost(id).catch(
        () => ({ ok: false, code: 'failed' as PostActionCode }) as const,
      )
      if (answer.ok) return show(startOf(answer.data))
      // Of a post that is gone the text may still lie in this browser: the form opens to give it back.
      const draft = answer.code === 'gone' ? keptDraft(staffId, id) : null
      if (draft) show({ base: draft.base, input: emptyStart(draft.input.language).input })
      alert(answer.code === 'failed' ? texts.editor.openFailed : texts.failures[answer.code])
    })
  }

  const openAsked = useEffectEvent(() => {
    if (asked !== null)
      return router.replace(`${texts.ownPath}#edit=${encodeURIComponent(asked)}`, { scroll: false })
    const id = openInAddress()
    if (id !== null) edit(id === 'new' ? null : id)
  })
  useEffect(() => openAsked(), [asked])

  function stored(id: string, closes: boolean) {
    if (closes) {
      close()
      setMessage({ look: 'good', text: texts.saved })
    } else keepInAddress(id)
    router.refresh()
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      {message && <Notice look={message.look}>{message.text}</Notice>}
      {open ? (
        <PostEditor
          key={open.base?.id ?? 'new'}
          start={open}
          staffId={staffId}
          texts={texts}
          onClose={close}
          onStored={stored}
        />
      ) : (
        <>
          <div className="flex items-center gap-4">
            <Button disabled={busy} onClick={() => edit(null)}>
              <Plus className="size-5" aria-hidden />
              {texts.newPost}
            </Button>
            {busy && <Spinner label={texts.loadingPost} />}
          </div>
          <DraftList staffId={staffId} texts={texts} busy={busy} onOpen={edit} />
        </>
      )}
      {open === null && children}
      <PostList
        posts={posts}
        empty={empty}
        texts={list}
        busy={busy || open !== null}
        onEdit={(post) => edit(post.id)}
      />
    </div>
  )
}
