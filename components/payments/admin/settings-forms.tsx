'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { useFormAction } from '@/components/ui/use-form-action'
import { changeReminders, pauseCards } from '@/lib/payments/admin/actions'
import { routes } from '@/lib/routes'
import { TypedField, fieldsOf } from './form-fields'
import { PaymentAnswer } from './payment-answer'

/** Pauses card payments while PayFast has trouble, or resumes them. */
export function CardPause({ isPaused }: { isPaused: boolean }) {
  const t = useTranslations('PaymentsAdmin.cards')
  const { state, pending, form } = useFormAction(pauseCards)
  const intent = isPaused ? 'resume' : 'pause'
  return (
    <form
      {...form}
      id="cards"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 has-[[role],[open]]:basis-full"
    >
      <PaymentAnswer answer={state} done={(done) => t(`${done}Done`)} path={routes.payments} />
      <ConfirmStep key={intent} group="cards" size="small" label={t(intent)}>
        <p>{t(`${intent}Question`)}</p>
        <Button
          size="small"
          variant={isPaused ? 'primary' : 'danger'}
          name="cards"
          value={intent}
          disabled={pending}
        >
          {t(`${intent}Confirm`)}
        </Button>
      </ConfirmStep>
    </form>
  )
}

/** Changes the days on which payers are reminded. */
export function ReminderForm({ days }: { days: readonly number[] }) {
  const t = useTranslations('PaymentsAdmin.reminders')
  const { state, refused, pending, form } = useFormAction(changeReminders)
  return (
    <ConfirmStep group="cards" size="small" label={t('title')} open={state !== null || undefined}>
      <form {...form} noValidate className="grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
        <PaymentAnswer answer={state} done={() => t('saved')} path={routes.payments} />
        <TypedField
          {...fieldsOf('reminders', refused, { days: days.join(', ') })('days', t('days'))}
          hint={t('hint')}
        />
        <Button size="small" disabled={pending} className="justify-self-start">
          {t('save')}
        </Button>
      </form>
    </ConfirmStep>
  )
}
