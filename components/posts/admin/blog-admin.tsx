'use client'

import { Plus } from 'lucide-react'
import { useRouter, useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { toRoute } from '@/lib/i18n/paths'
import { loadPost } from '@/lib/posts/actions'
import { keptDraft } from '@/lib/posts/draft-store'
import type { PostActionCode, PostBase } from '@/lib/posts/schema'
import type { PostRow } from '@/lib/posts/types'
import { DraftList } from './editor/draft-list'
import { idInAddress, keepInAddress, openInAddress } from './editor/open-in-address'
import { type EditorStart, emptyStart, isNew, newBase, startOf } from './editor/start'
import type { EditorTexts } from './editor/editor-texts'
import type { ListTexts } from './list-texts'
import { PostEditor } from './editor/post-editor'
import { PostList } from './post-list'

type Message = { variant: 'good' | 'alert'; text: string } | null

/**
 * Blog Admin: the list, and the form that opens over it for a new post, from a row, or because the address asks for it
 * (`?edit=`, a post as open-in-address.ts names it), as signing in again does. `children` are the filters, away while a post is open; `empty`
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
  const alert = (text: string) => setMessage({ variant: 'alert', text })

  function show(start: EditorStart) {
    setMessage(null)
    setOpen(start)
    keepInAddress(start.base)
  }

  const begin = () => startWork(() => show(emptyStart(texts.locale, newBase())))

  function close() {
    setOpen(null)
    keepInAddress(null)
  }

  /** Opens a stored post; one that was new and sent by its writer may be stored by now. */
  function edit(id: string, mayBeNew: boolean) {
    startWork(async () => {
      const answer = await loadPost(id).catch(
        () => ({ ok: false, code: 'failed' as PostActionCode }) as const,
      )
      if (answer.ok) return show(startOf(answer.data))
      // Of a post that is gone the text may still lie in this browser: the form opens to give it back.
      const draft = answer.code === 'gone' || mayBeNew ? keptDraft(staffId, id) : null
      const base = draft?.base ?? newBase(id)
      if (draft || mayBeNew) show(emptyStart(draft?.input.language ?? texts.locale, base))
      if (mayBeNew && isNew(base)) return
      alert(answer.code === 'failed' ? texts.editor.openFailed : texts.failures[answer.code])
    })
  }

  const openAsked = useEffectEvent(() => {
    if (asked !== null)
      return router.replace(toRoute(`${texts.ownPath}#edit=${encodeURIComponent(asked)}`), { scroll: false })
    const name = openInAddress()
    if (name === null) return
    const id = idInAddress(name)
    if (id === null) begin()
    else edit(id, name !== id)
  })
  useEffect(() => openAsked(), [asked])

  // The browser's way back leads out of the form, too.
  const followAddress = useEffectEvent(() => {
    const name = openInAddress()
    // A link within the page leaves no state.
    if (open && window.history.state && (name === null || idInAddress(name) !== open.base.id)) setOpen(null)
  })
  useEffect(() => {
    const follow = () => followAddress()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  function stored(base: PostBase, closes: boolean) {
    if (closes) {
      close()
      setMessage({ variant: 'good', text: texts.saved })
    } else keepInAddress(base)
    router.refresh()
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      {message && <Notice variant={message.variant}>{message.text}</Notice>}
      {open ? (
        <PostEditor
          key={open.base.id}
          start={open}
          staffId={staffId}
          texts={texts}
          onClose={close}
          onStored={stored}
        />
      ) : (
        <>
          <div className="flex items-center gap-4">
            <Button disabled={busy} onClick={begin}>
              <Plus className="size-5" aria-hidden />
              {texts.newPost}
            </Button>
            {busy && <Spinner label={texts.loadingPost} />}
          </div>
          <DraftList
            staffId={staffId}
            texts={texts}
            busy={busy}
            onOpen={(base) => edit(base.id, isNew(base))}
          />
        </>
      )}
      {open === null && children}
      <PostList
        posts={posts}
        empty={empty}
        texts={list}
        busy={busy || open !== null}
        onEdit={(post) => edit(post.id, false)}
      />
    </div>
  )
}
