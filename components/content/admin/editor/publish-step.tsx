'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { StaffTime } from '@/components/ui/admin/staff-time'
import type { FieldSpec } from '@/lib/content/field-spec'
import { fail } from '@/lib/result'
import { publishContent } from '@/lib/site-content/actions'
import { proposeBankDetails } from '@/lib/site-content/bank-actions'
import { rebased, documentDifferences } from '@/lib/site-content/differences'
import type { ContentVersion } from '@/lib/site-content/schema'
import { DifferenceList } from '../difference-list'
import { FeeTotals } from './fee-totals'
import { isMomentRefused } from './saving-answer'
import { ScheduleStep } from './schedule-step'
import type { DocumentSaving } from './use-document-saving'

function show(box: HTMLDialogElement | null) {
  if (!box || box.open) return
  box.showModal()
  // The changes stay in view.
  box.querySelector<HTMLInputElement>('details[open] input')?.focus({ preventScroll: true })
}

/**
 * Lists the changes that publishing makes, now and on a scheduled version's day, and publishes now or at a moment; if
 * `isLater`, at a moment only.
 */
export function PublishStep({
  documentKey,
  spec,
  shown,
  scheduled,
  act,
  isLater,
  saving,
  onClose,
}: {
  documentKey: string
  spec: FieldSpec
  shown: unknown
  scheduled: ContentVersion | null
  act: 'publish' | 'schedule' | 'propose'
  isLater: boolean
  saving: DocumentSaving
  onClose: () => void
}) {
  const t = useTranslations('Content.editor')
  const [mine] = useState(saving.read)
  const { busy, answer } = saving
  const isBank = act === 'propose'
  const isOwn = act === 'schedule'
  /** Takes the value of a `datetime-local` field; null for now. */
  const publish = (at: string | null) =>
    saving.publish(at === null ? 'publish' : 'schedule', shown, async (document, base) => {
      const sent = isBank
        ? proposeBankDetails(document, base, at)
        : publishContent(documentKey, document, base, at, isOwn)
      const got = await sent.catch(() => fail('failed'))
      // Another moment can be chosen here.
      if (got.ok || !isMomentRefused(got.code)) onClose()
      return got
    })
  const list = (older: unknown, newer: unknown) => (
    <>
      <DifferenceList documentKey={documentKey} differences={documentDifferences(spec, older, newer)} />
      {documentKey === 'fees' && <FeeTotals older={older} newer={newer} />}
    </>
  )
  return (
    <dialog ref={show} aria-labelledby="changes" onClose={onClose} className="modal">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="changes" className="text-lead">
            {t(`${act}Changes`)}
          </h2>
          {/* First, so that the initial focus leaves the changes in view. */}
          <form method="dialog">
            <Button type="submit" variant="quiet" size="small">
              {t('back')}
            </Button>
          </form>
        </div>
        {list(shown, mine)}
        {scheduled && act === 'publish' && (
          <>
            <p>{t.rich('laterChanges', { date: () => <StaffTime iso={scheduled.liveFrom} /> })}</p>
            {list(mine, rebased(spec, shown, mine, scheduled.document))}
          </>
        )}
        {documentKey === 'fees' && <p>{t(isOwn || isLater ? 'totals.fromDay' : 'totals.fromNow')}</p>}
        <div className="flex flex-wrap items-start gap-3">
          {!isOwn && !isLater && (
            <Button disabled={busy !== null} onClick={() => void publish(null)}>
              {busy === 'publish' ? t('busy') : t(isBank ? 'proposeConfirm' : 'publishConfirm')}
            </Button>
          )}
          {/* A document has at most one scheduled version. */}
          {(isOwn || !scheduled) && (
            <ScheduleStep
              isBank={isBank}
              isOpen={isOwn || isLater}
              before={scheduled?.liveFrom ?? null}
              isBusy={busy !== null}
              answer={answer}
              onSchedule={(at) => void publish(at)}
            />
          )}
        </div>
      </div>
    </dialog>
  )
}
