'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter, useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent, useState, useTransition } from 'react'
import { PageHead } from '@/components/staff/admin/page-head'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/admin/spinner'
import { localePath } from '@/lib/i18n/paths'
import { currentDraft, keptDraft } from '@/lib/posts/editor/drafts'
import { sameInput } from '@/lib/posts/editor/form'
import type { Locale } from '@/lib/i18n/routing'
import type { AdminPost } from '@/lib/posts/schema'
import { routes } from '@/lib/routes'
import { deleteDraftCopies, markDraftOnServer, sendWaitingDraft } from './editor/draft-sync'
import { DraftList, type ServerDrafts } from './editor/drafts'
import {
  type FormPost,
  type OpenPost,
  emptyPost,
  idOfName,
  isNew,
  nameInAddress,
  newBase,
  storedPost,
  translationOf,
  writeAddress,
} from './editor/open-post'
import { PostEditor } from './editor/post-editor'
import { readPost } from './editor/read-post'
import type { Provider } from './editor/reader-fields'
import { PostTable } from './post-rows'
import { SavedNotice } from './saved-notice'

/** An error, or a saved post. */
type Message = string | FormPost | null

/**
 * Blog Admin: the list, and the form for a new post, a row, or the post in the address (`?edit=`, written by
 * editor/open-post.ts), as after signing in again. `children` are the filters, hidden while a post is open; `empty`
 * replaces an empty list.
 */
export function BlogAdmin({
  posts,
  empty,
  staffId,
  provider,
  sendsNewsletter,
  drafts,
  children,
}: {
  posts: readonly AdminPost[]
  empty: ReactNode
  staffId: string
  provider: Provider
  sendsNewsletter: boolean
  drafts: ServerDrafts | null
  children: ReactNode
}) {
  const locale = useLocale()
  const t = useTranslations('Posts.admin')
  const editor = useTranslations('Posts.editor')
  const router = useRouter()
  const requested = useSearchParams().get('edit')
  const [open, setOpen] = useState<OpenPost | null>(null)
  const [message, setMessage] = useState<Message>(null)
  const [busy, startTransition] = useTransition()

  function show(post: OpenPost) {
    setMessage(null)
    setOpen(post)
    writeAddress((post.draft ?? post).base)
  }

  const begin = () => startTransition(() => show(emptyPost(locale, newBase())))

  function close() {
    setOpen(null)
    writeAddress(null)
  }

  /**
   * Opens a stored post; one sent as new may be stored by now. With `restores` unsaved text goes straight into the
   * form.
   */
  function edit(id: string, mayBeNew: boolean, restores = false) {
    startTransition(async () => {
      // A just saved text's draft may not be deleted yet: it would be offered again.
      await sendWaitingDraft(id)
      const [answer, onServer] = await Promise.all([readPost('post', id), readPost('draft', id)])
      if (onServer.ok && onServer.data) markDraftOnServer(id)
      const draft = currentDraft(keptDraft(staffId, id), onServer.ok ? onServer.data : undefined)
      const restored = draft && (restores ? { draft } : { offer: draft })
      if (answer.ok) {
        const post = storedPost(answer.data)
        if (draft && !sameInput(draft.input, post.input)) return show({ ...post, ...restored })
        // Saved since, here or on another device.
        deleteDraftCopies(staffId, id)
        return show(post)
      }
      // A deleted post's text may still be in this browser: the form gives it back.
      const lost = answer.code === 'gone' || mayBeNew ? draft : null
      const base = lost?.base ?? newBase(id)
      if (lost || mayBeNew) show({ ...emptyPost(lost?.input.language ?? locale, base), ...restored })
      if (mayBeNew && isNew(base)) return
      setMessage(answer.code === 'failed' ? editor('openFailed') : editor(`errors.${answer.code}`))
    })
  }

  const openRequested = useEffectEvent(() => {
    if (requested !== null)
      return router.replace(localePath(`${routes.blogAdmin}#edit=${encodeURIComponent(requested)}`, locale), {
        scroll: false,
      })
    const name = nameInAddress()
    if (name === null) return
    const id = idOfName(name)
    if (id === null) begin()
    else edit(id, name !== id)
  })
  useEffect(() => openRequested(), [requested])

  // The Back button closes the form too.
  const followAddress = useEffectEvent(() => {
    const name = nameInAddress()
    // Links within the page leave no history state.
    const isOther = name === null || idOfName(name) !== (open?.draft ?? open)?.base.id
    if (open && window.history.state && isOther) setOpen(null)
  })
  useEffect(() => {
    const follow = () => followAddress()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  function stored(post: FormPost, closes: boolean) {
    if (closes) {
      close()
      setMessage(post)
    } else writeAddress(post.base)
    router.refresh()
  }

  const translate = (post: FormPost, language: Locale) => show(translationOf(post, language))

  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHead
        title={t('title')}
        actions={
          open === null && (
            <>
              {busy && <Spinner label={t('loadingPost')} />}
              <Button disabled={busy} onClick={begin}>
                <Icon name="plus" />
                {t('newPost')}
              </Button>
            </>
          )
        }
      />
      {typeof message === 'string' && <Notice variant="alert">{message}</Notice>}
      {message !== null && typeof message === 'object' && (
        <SavedNotice
          post={message}
          sendsNewsletter={sendsNewsletter}
          onTranslate={(language) => translate(message, language)}
        />
      )}
      {open ? (
        <PostEditor
          key={open.base.id}
          open={open}
          staffId={staffId}
          provider={provider}
          onClose={close}
          onStored={stored}
          onTranslate={translate}
        />
      ) : (
        <DraftList
          staffId={staffId}
          server={drafts}
          busy={busy}
          onOpen={(base) => edit(base.id, isNew(base), true)}
        />
      )}
      {open === null && children}
      <PostTable
        posts={posts}
        empty={empty}
        busy={busy || open !== null}
        onEdit={(post) => edit(post.id, false)}
      />
    </div>
  )
}
