'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { makePreviewLink, previewLink, withdrawPreviewLink } from '@/lib/posts/preview-actions'
import type { PreviewLink } from '@/lib/posts/previews'
import type { EditorTexts } from './editor-texts'
import { Disclosure } from './disclosure'
import { CopyButton } from '@/components/ui/copy-button'
import { clock } from './moments'

/** The link that shows the post as it is stored to whoever has it: make, copy, withdraw. */
export function LinkPanel({
  postId,
  language,
  texts,
}: {
  postId: string
  language: Locale
  texts: EditorTexts
}) {
  const words = texts.editor
  const [link, setLink] = useState<PreviewLink | null | 'loading'>('loading')
  const [failed, setFailed] = useState(false)
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)

  async function ask(
    action: (id: string) => Promise<{ ok: true; data: PreviewLink | null } | { ok: false }>,
  ): Promise<boolean> {
    setBusy(true)
    setFailed(false)
    setSaid('')
    const answer = await action(postId).catch(() => null)
    setBusy(false)
    if (answer?.ok) setLink(answer.data)
    else setFailed(true)
    return answer?.ok === true
  }

  const known = link === 'loading' ? null : link
  const address = known && window.location.origin + localePath(`/blog/preview/${known.id}`, language)
  return (
    <Disclosure title={words.link} onOpen={() => ask(previewLink)}>
      <p className="text-small text-quiet">{words.linkHelp}</p>
      {failed && <Notice variant="alert">{words.linkFailed}</Notice>}
      {link === 'loading' && !failed && <Spinner label={words.linkLoading} />}
      <p role="status" className="text-small empty:hidden">
        {said}
      </p>
      {link === null && (
        <div>
          <Button variant="quiet" disabled={busy} onClick={() => ask(makePreviewLink)}>
            {words.linkMake}
          </Button>
        </div>
      )}
      {known && address && (
        <>
          <Field
            id="post-link"
            label={words.linkAddress}
            hint={words.linkUntil.replace('{time}', clock(known.expiresAt, texts.locale))}
          >
            {(field) => (
              <input {...field} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <CopyButton
              text={() => address}
              label={words.linkCopy}
              done={words.copied}
              failed={words.copyFailed}
            />
            <Button
              variant="danger"
              disabled={busy}
              onClick={async () => (await ask(withdrawPreviewLink)) && setSaid(words.linkWithdrawn)}
            >
              {words.linkWithdraw}
            </Button>
          </div>
        </>
      )}
    </Disclosure>
  )
}
