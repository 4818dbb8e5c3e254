'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ConfirmStep } from '@/components/ui/confirm-step'
import { Notice } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { pauseCards } from '@/lib/payments/office-actions'
import { fail } from '@/lib/result'
import { routes } from '@/lib/routes'
import { PaymentAnswer } from './payment-answer'

/** Pauses card payments, where PayFast is in trouble, or says that they are paused and lets them go on. */
export function CardPause({ isPaused }: { isPaused: boolean }) {
  const t = useTranslations('PaymentsAdmin.cards')
  const { state, pending, form } = useFormAction(pauseCards, fail('failed'))
  const deed = isPaused ? 'resume' : 'pause'
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {state && !state.ok && <PaymentAnswer answer={state} done={String} path={routes.payments} />}
      {isPaused && <Notice variant="alert">{t('paused')}</Notice>}
      <ConfirmStep key={deed} group="cards" size="small" label={t(deed)}>
        <p>{t(`${deed}Question`)}</p>
        <Button
          type="submit"
          size="small"
          variant={isPaused ? 'primary' : 'danger'}
          name="cards"
          value={deed}
          disabled={pending}
        >
          {t(`${deed}Confirm`)}
        </Button>
      </ConfirmStep>
    </form>
  )
}
