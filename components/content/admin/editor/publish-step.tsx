import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { StaffTime } from '@/components/ui/admin/staff-time'
import type { FieldSpec } from '@/lib/content/field-spec'
import { fail } from '@/lib/result'
import { publishContent } from '@/lib/site-content/actions'
import { proposeBankDetails } from '@/lib/site-content/bank-actions'
import { documentDifferences, rebased } from '@/lib/site-content/differences'
import type { ContentVersion } from '@/lib/site-content/schema'
import { DifferenceList } from '../difference-list'
import { isMomentRefused } from './saving-answer'
import { ScheduleStep } from './schedule-step'
import type { DocumentSaving } from './use-document-saving'
import { type Fees, feesSchema, formatRand, withTotals } from '@/lib/content/documents/fees'
import { levelNumbers } from '@/lib/content/level-numbers'
import { withTexts } from '@/lib/content/localized'

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
            <Button variant="quiet" size="small">
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
        {documentKey === 'fees' && (
          <p>
            {isOwn || isLater ? t('totals.fromDay') : t('totals.fromNow', { scheduled: scheduled ? 1 : 0 })}
          </p>
        )}
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

/** The fees of a document with their totals; null while it is incomplete. */
function feesOf(document: unknown): Fees | null {
  const { data } = feesSchema.safeParse(document)
  return data ? withTotals(withTexts(data)) : null
}

/** The totals that follow from changed fees, before and after. */
function FeeTotals({ older, newer }: { older: unknown; newer: unknown }) {
  const t = useTranslations('Content.editor.totals')
  const [before, after] = [feesOf(older), feesOf(newer)]
  if (!before || !after) return null
  const rows: readonly (readonly [string, number, number])[] = [
    ...levelNumbers.map((level) => [t('level', { level }), before.total[level], after.total[level]] as const),
    [t('path'), before.path, after.path],
  ]
  if (rows.every(([, was, is]) => was === is)) return null
  return (
    <table className="w-full max-w-md text-small tabular-nums">
      <caption className="pb-1 text-left font-semibold">{t('caption')}</caption>
      <thead>
        <tr className="border-b border-ink text-left">
          {(['what', 'before', 'after'] as const).map((head) => (
            <th key={head} scope="col" className="py-1.5 pr-4 font-semibold">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, was, is]) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              {name}
            </th>
            <td className="py-1.5 pr-4 text-quiet">{formatRand(was)}</td>
            <td className={was === is ? 'py-1.5' : 'py-1.5 font-semibold'}>{formatRand(is)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
