import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { bringIntoView } from '@/components/ui/notice'
import { Button } from '@/components/ui/button'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { TextField } from '@/components/ui/field'
import { toLocalTime } from '@/lib/dates'
import { type Answer, isMomentRefused } from './saving-answer'

/** Asks from which moment the document is live. */
export function ScheduleStep({
  isBank,
  isOpen,
  before,
  isBusy,
  answer,
  onSchedule,
}: {
  isBank: boolean
  isOpen: boolean
  /** The moment of the scheduled version being edited, ISO 8601; null for a new one. */
  before: string | null
  isBusy: boolean
  /** A refused moment takes the focus. */
  answer: Answer | null
  /** Takes the value of a `datetime-local` field. */
  onSchedule: (at: string) => void
}) {
  const t = useTranslations('Content.editor')
  const errors = useTranslations('Content.errors')
  const field = useRef<HTMLInputElement>(null)
  const refused = answer?.done === 'refused' && isMomentRefused(answer.code) ? answer : null

  useEffect(() => {
    if (!refused) return
    // The step may have closed while the request was in flight.
    field.current?.closest('details')?.setAttribute('open', '')
    bringIntoView(field.current)
  }, [refused])

  return (
    <ConfirmStep group="publish" open={isOpen} label={isBank ? t('proposeLater') : t('schedule')}>
      <TextField
        name="schedule-at"
        label={t('scheduleAt')}
        hint={t('scheduleHint')}
        error={refused ? errors(refused.code) : undefined}
        ref={field}
        type="datetime-local"
        defaultValue={toLocalTime(before)}
        min="2000-01-01T00:00"
        max="2099-12-31T23:59"
      />
      <Button disabled={isBusy} onClick={() => onSchedule(field.current!.value)}>
        {isBusy ? t('busy') : isBank ? t('propose') : t('scheduleConfirm')}
      </Button>
    </ConfirmStep>
  )
}
