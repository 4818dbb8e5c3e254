'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter, useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react'
import { PageHead } from '@/components/staff/admin/page-parts'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/admin/spinner'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import type { AdminPost } from '@/lib/posts/schema'
import { routes } from '@/lib/routes'
import { DraftList, type ServerDrafts } from './editor/drafts'
import {
  type FormPost,
  type OpenPost,
  emptyPost,
  idOfName,
  isNew,
  nameInAddress,
  newBase,
  translationOf,
  writeAddress,
} from './editor/open-post'
import { openStored } from './editor/open-stored'
import { PostEditor } from './editor/post-editor'
import type { Provider } from './editor/reader-fields'
import { PostTable, editButtonId } from './post-rows'
import { SavedNotice } from './saved-notice'

/** An error, or a saved post. */
type Message = string | FormPost | null

const NEW_POST_ID = 'new-post'

/** The id of the post in the form. */
const idOf = (open: OpenPost | null) => (open?.draft ?? open)?.base.id ?? null

/**
 * Blog Admin: the list, or the form for a new post, a row, or the post in the address (`?edit=`, written by
 * editor/open-post.ts), as after signing in again. `children` are the filters; `empty` replaces an empty list.
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
    setMessage(null)
    setOpen(null)
    writeAddress(null)
  }

  function edit(id: string, mayBeNew: boolean, restores = false) {
    startTransition(async () => {
      const { post, code } = await openStored(id, { staffId, language: locale, mayBeNew, restores })
      if (post) show(post)
      if (code) setMessage(code === 'failed' ? editor('openFailed') : editor(`errors.${code}`))
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
    const isOther = name === null || idOfName(name) !== idOf(open)
    if (open && window.history.state && isOther) setOpen(null)
  })
  useEffect(() => {
    const follow = () => followAddress()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  // After closing without a message the focus returns to where the form was opened.
  const lastOpen = useRef<string | null>(null)
  const returnFocus = useEffectEvent(() => {
    const closed = open === null ? lastOpen.current : null
    lastOpen.current = idOf(open)
    if (closed === null || message !== null) return
    const button = document.getElementById(editButtonId(closed)) ?? document.getElementById(NEW_POST_ID)
    button?.focus()
  })
  useEffect(() => returnFocus(), [open])

  function stored(post: FormPost, closes: boolean) {
    if (closes) {
      close()
      setMessage(post)
    } else writeAddress(post.base)
    router.refresh()
  }

  const translate = (post: FormPost, language: Locale) => show(translationOf(post, language))

  if (open)
    return (
      <PostEditor
        key={open.base.id}
        open={open}
        message={typeof message === 'string' ? message : null}
        staffId={staffId}
        provider={provider}
        onClose={close}
        onStored={stored}
        onTranslate={translate}
      />
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHead
        title={t('title')}
        actions={
          <>
            {busy && <Spinner label={t('loadingPost')} />}
            <Button id={NEW_POST_ID} disabled={busy} onClick={begin}>
              <Icon name="plus" />
              {t('newPost')}
            </Button>
          </>
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
      <DraftList
        staffId={staffId}
        server={drafts}
        busy={busy}
        onOpen={(base) => edit(base.id, isNew(base), true)}
      />
      {children}
      <PostTable posts={posts} empty={empty} busy={busy} onEdit={(post) => edit(post.id, false)} />
    </div>
  )
}
