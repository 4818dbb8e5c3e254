'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Notice } from '@/components/ui/notice'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { type Result, fail } from '@/lib/result'
import { PREVIEW_DAYS } from '@/lib/retention'
import { api } from '@/lib/routes'
import { createContentPreview, withdrawContentPreview } from '@/lib/site-content/preview-actions'
import type { ContentCode, ContentPreview } from '@/lib/site-content/schema'

/**
 * A link, for anyone who has it, that previews the site with all drafts or as of a moment: create, open, copy,
 * withdraw.
 */
export function PreviewPanel({
  present = null,
  asOf = null,
  before,
  isDisabled = false,
}: {
  present?: ContentPreview | null
  /** The previewed moment, ISO 8601; null for now with the drafts. */
  asOf?: string | null
  /** Runs first, so that the preview matches the form; false on failure. */
  before?: () => Promise<boolean>
  isDisabled?: boolean
}) {
  const t = useTranslations('Content.preview')
  const errors = useTranslations('Content.errors')
  const oneMoment = useTranslations('Content.editor')('busy')
  const [link, setLink] = useState(present)
  const [isReady, setReady] = useState(before === undefined)
  const [code, setCode] = useState<ContentCode | null>(null)
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState<'make' | 'withdraw' | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const wasBusy = useRef(false)

  // The pressed button lost the focus while it was disabled, and may be gone.
  useEffect(() => {
    if (wasBusy.current && busy === null && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('a, button')?.focus()
    wasBusy.current = busy !== null
  }, [busy])

  async function run<Data extends ContentPreview | null>(action: () => Promise<Result<Data, ContentCode>>) {
    setSaid('')
    const answer = await action().catch(() => fail('failed'))
    setCode(answer.ok ? null : answer.code)
    if (answer.ok) setLink(answer.data)
    return answer.ok
  }

  async function show() {
    setBusy('make')
    if ((!before || (await before())) && (await run(() => createContentPreview(asOf)))) setReady(true)
    setBusy(null)
  }

  async function withdraw({ id }: ContentPreview) {
    setBusy('withdraw')
    if (await run(() => withdrawContentPreview(id))) setSaid(t('withdrawn'))
    setBusy(null)
  }

  return (
    <div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-small text-quiet">
        {t.rich(asOf ? 'helpAsOf' : 'help', {
          days: PREVIEW_DAYS,
          date: () => asOf && <StaffTime iso={asOf} />,
        })}
      </p>
      {code && <Notice variant="alert">{errors(code)}</Notice>}
      {link && isReady ? (
        <>
          <p role="status" className="text-small">
            {t('until')} <StaffTime iso={link.expiresAt} />
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <a
              href={api.contentPreview(link.id)}
              target="_blank"
              rel="noopener"
              className={buttonClass('primary', '', 'small')}
            >
              {t('open')}
            </a>
            {before && (
              <Button
                variant="quiet"
                size="small"
                disabled={busy !== null || isDisabled}
                onClick={() => void show()}
              >
                {busy === 'make' ? oneMoment : t('again')}
              </Button>
            )}
            <CopyButton
              text={() => window.location.origin + api.contentPreview(link.id)}
              label={t('copy')}
              done={t('copied')}
              failed={t('copyFailed')}
              size="small"
            />
            <Button
              variant="danger"
              size="small"
              disabled={busy !== null}
              onClick={() => void withdraw(link)}
            >
              {busy === 'withdraw' ? oneMoment : t('withdraw')}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button variant="quiet" disabled={busy !== null || isDisabled} onClick={() => void show()}>
            {busy === 'make' ? oneMoment : before ? t('saveAndMake') : t('make')}
          </Button>
        </div>
      )}
      <p role="status" className="text-small empty:hidden">
        {said}
      </p>
    </div>
  )
}
