'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmStep } from '@/components/ui/confirm-step'
import { Field } from '@/components/ui/field'
import type { ContentCode } from '@/lib/site-content/schema'

/** Asks for the moment from which visitors read what is in the form. */
export function ScheduleStep({
  isBank,
  isDisabled,
  isBusy,
  code,
  onSchedule,
}: {
  isBank: boolean
  isDisabled: boolean
  /** Whether it is being scheduled. */
  isBusy: boolean
  /** Why the last moment was refused. */
  code: ContentCode | null
  /** Takes the moment as a `datetime-local` field gives it. */
  onSchedule: (at: string) => void
}) {
  const t = useTranslations('Content.editor')
  const errors = useTranslations('Content.errors')
  const [at, setAt] = useState('')
  const isRefused = code === 'timeInvalid' || code === 'timePast'
  return (
    <ConfirmStep group="more" label={isBank ? t('proposeLater') : t('schedule')}>
      <Field
        id="schedule-at"
        label={t('scheduleAt')}
        hint={t('scheduleHint')}
        error={isRefused ? errors(code) : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            min="2000-01-01T00:00"
            max="2099-12-31T23:59"
            value={at}
            onChange={(event) => setAt(event.target.value)}
          />
        )}
      </Field>
      <Button disabled={isDisabled} onClick={() => onSchedule(at)}>
        {isBusy ? t('busy') : isBank ? t('propose') : t('scheduleConfirm')}
      </Button>
    </ConfirmStep>
  )
}
