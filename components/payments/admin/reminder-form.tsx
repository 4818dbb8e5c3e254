'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { useFormAction } from '@/components/ui/use-form-action'
import { changeReminders } from '@/lib/payments/admin/actions'
import type { FormAnswer } from '@/lib/payments/admin/form'
import { routes } from '@/lib/routes'
import { TypedField } from './form-fields'
import { PaymentAnswer } from './payment-answer'

/** Changes the days on which payers are reminded. */
export function ReminderForm({ days }: { days: readonly number[] }) {
  const t = useTranslations('PaymentsAdmin.reminders')
  const { state, refused, pending, form } = useFormAction<FormAnswer<'days', null>>(changeReminders)
  return (
    <ConfirmStep group="cards" size="small" label={t('title')} open={state !== null || undefined}>
      <form {...form} noValidate className="grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
        <PaymentAnswer answer={state} done={() => t('saved')} path={routes.payments} />
        <TypedField
          group="reminders"
          name="days"
          label={t('days')}
          hint={t('hint')}
          error={refused?.errors?.days}
          value={refused?.values?.days ?? days.join(', ')}
        />
        <Button type="submit" size="small" disabled={pending} className="justify-self-start">
          {t('save')}
        </Button>
      </form>
    </ConfirmStep>
  )
}
