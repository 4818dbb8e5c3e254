import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Disclosure } from '@/components/ui/admin/disclosure'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/admin/spinner'
import { localePath } from '@/lib/i18n/paths'
import { createPreviewLink, withdrawPreviewLink } from '@/lib/posts/editor/preview-actions'
import type { PreviewLink } from '@/lib/posts/schema'
import { PREVIEW_DAYS } from '@/lib/retention'
import { routes } from '@/lib/routes'
import { formatRecent } from './date-format'
import { readPost } from './read-post'
import { usePostValues } from './post-field'

/** A link, for anyone who has it, that previews the stored post: create, copy, withdraw. */
export function PreviewLinkPanel({ postId }: { postId: string }) {
  const locale = useLocale()
  const t = useTranslations('Posts.editor')
  const [language] = usePostValues('language')
  const [link, setLink] = useState<PreviewLink | null | 'loading'>('loading')
  const [failed, setFailed] = useState(false)
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)

  async function run(
    action: (id: string) => Promise<{ ok: true; data: PreviewLink | null } | { ok: false }>,
  ): Promise<boolean> {
    setBusy(true)
    setFailed(false)
    setMessage('')
    const answer = await action(postId).catch(() => null)
    setBusy(false)
    if (answer?.ok) setLink(answer.data)
    else setFailed(true)
    return answer?.ok === true
  }

  const known = link === 'loading' ? null : link
  const address = known && window.location.origin + localePath(routes.preview(known.id), language)
  return (
    <Disclosure title={t('link')} onOpen={() => run((id) => readPost('preview-link', id))}>
      <p className="text-small text-quiet">{t('linkHelp', { days: PREVIEW_DAYS })}</p>
      {failed && <Notice variant="alert">{t('linkFailed')}</Notice>}
      {link === 'loading' && !failed && <Spinner label={t('linkLoading')} />}
      <p role="status" className="text-small empty:hidden">
        {message}
      </p>
      {link === null && (
        <div>
          <Button variant="quiet" disabled={busy} onClick={() => run(createPreviewLink)}>
            {t('linkMake')}
          </Button>
        </div>
      )}
      {known && address && (
        <>
          <Field
            id="post-link"
            label={t('linkAddress')}
            hint={t('linkUntil', { time: formatRecent(known.expiresAt, locale) })}
          >
            {(field) => (
              <input {...field} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <CopyButton
              text={() => address}
              label={t('linkCopy')}
              done={t('copied')}
              failed={t('copyFailed')}
            />
            <Button
              variant="danger"
              disabled={busy}
              onClick={async () => (await run(withdrawPreviewLink)) && setMessage(t('linkWithdrawn'))}
            >
              {t('linkWithdraw')}
            </Button>
          </div>
        </>
      )}
    </Disclosure>
  )
}
