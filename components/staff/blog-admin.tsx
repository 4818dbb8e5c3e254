'use client'

import { Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { deletePost, loadPost } from '@/lib/posts/actions'
import type { PostActionCode } from '@/lib/posts/schema'
import type { PostRow } from '@/lib/posts/types'
import type { EditorTexts } from './editor-texts'
import { EMPTY_POST, type EditorStart, PostEditor } from './post-editor'
import { PostRows } from './post-rows'

type Message = { look: 'good' | 'alert'; text: string } | null

/** Blog Admin: the list, and the form that opens over it for a new post or from a row. */
export function BlogAdmin({ posts, texts }: { posts: readonly PostRow[]; texts: EditorTexts }) {
  const router = useRouter()
  const [open, setOpen] = useState<EditorStart | null>(null)
  const [message, setMessage] = useState<Message>(null)
  const [busy, startWork] = useTransition()
  const alert = (text: string) => setMessage({ look: 'alert', text })

  function edit(post: PostRow) {
    setMessage(null)
    startWork(async () => {
      const answer = await loadPost(post.id).catch(
        () => ({ ok: false, code: 'failed' as PostActionCode }) as const,
      )
      if (!answer.ok)
        return alert(answer.code === 'failed' ? texts.previewFailed : texts.failures[answer.code])
      const { id, title, slug, content, excerpt, featuredImage, status } = answer.data
      setOpen({
        id,
        input: { title, slug, content, status, excerpt: excerpt ?? '', featuredImage: featuredImage ?? '' },
      })
    })
  }

  function remove(post: PostRow) {
    if (!window.confirm(texts.deleteQuestion)) return
    setMessage(null)
    startWork(async () => {
      const answer = await deletePost(post.id).catch(
        () => ({ ok: false, code: 'failed' as PostActionCode }) as const,
      )
      if (!answer.ok)
        return alert(answer.code === 'failed' ? texts.deleteFailed : texts.failures[answer.code])
      setMessage({ look: 'good', text: texts.deleted })
      router.refresh()
    })
  }

  function saved() {
    setOpen(null)
    setMessage({ look: 'good', text: texts.saved })
    router.refresh()
  }

  return (
    <div className="grid gap-6">
      {message && <Notice look={message.look}>{message.text}</Notice>}
      {open ? (
        <PostEditor
          key={open.id ?? 'new'}
          start={open}
          texts={texts}
          onClose={() => setOpen(null)}
          onSaved={saved}
        />
      ) : (
        <div className="flex items-center gap-4">
          <Button
            onClick={() => {
              setMessage(null)
              setOpen(EMPTY_POST)
            }}
          >
            <Plus className="size-5" aria-hidden />
            {texts.newPost}
          </Button>
          {busy && <Spinner label={texts.loadingPost} />}
        </div>
      )}
      <PostRows posts={posts} texts={texts} busy={busy || open !== null} onEdit={edit} onDelete={remove} />
    </div>
  )
}
