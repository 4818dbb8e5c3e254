'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { Button } from '@/components/ui/button'
import { emptyWhenDone, useFormAction } from '@/components/ui/use-form-action'
import { formatDay } from '@/lib/i18n/formats'
import { formatMoney } from '@/lib/money'
import { ONCE_FIELD, PAYMENT_FIELD } from '@/lib/payments/admin/form'
import { ENTRY_NOTE_LENGTH } from '@/lib/payments/admin/money-form'
import type { PaymentPromise } from '@/lib/payments/admin/schema'
import { recordPromise } from '@/lib/payments/owed/actions'
import { routes } from '@/lib/routes'
import { AmountField, LongField, TypedField, fieldsOf } from '../form-fields'
import { PaymentAnswer } from '../payment-answer'

const tones = {
  running: 'text-vine',
  kept: 'text-vine',
  withdrawn: 'text-quiet',
  broken: 'text-alert',
} as const

/** A payment's promises to pay, and while it is open the form for another and the button that withdraws the last. */
export function Promises({
  id,
  promises,
  isOpen,
  usual,
  today,
  once,
}: {
  id: string
  promises: readonly PaymentPromise[]
  isOpen: boolean
  /** The outstanding amount as people type it. */
  usual: string
  today: string
  /** The idempotency key. */
  once: string
}) {
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin.promises')
  const { state, refused, pending, form } = useFormAction(recordPromise, { onAnswer: emptyWhenDone })
  const fields = fieldsOf('promise', refused, { amount: usual })
  const canWithdraw =
    isOpen && promises.some(({ isLast, state }) => isLast && (state === 'running' || state === 'broken'))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-2xl text-quiet">{t('intro')}</p>
      {promises.length > 0 && (
        <ul aria-label={t('title')} className="grid gap-2">
          {promises.map(({ promisedOn, amount, note, recordedBy, recordedOn, state }, index) => (
            <li key={index} className="wrap-anywhere">
              <span className="font-semibold">
                {t('promise', { amount: formatMoney(amount), day: formatDay(promisedOn, locale, 'medium') })}
              </span>{' '}
              <span className={`font-semibold ${tones[state]}`}>{t(`states.${state}`)}</span>
              <span className="block text-small text-quiet">
                {note && `${note} · `}
                {t('by', { day: formatDay(recordedOn, locale, 'medium'), who: recordedBy })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <PaymentAnswer answer={state} done={(done) => t(`done.${done}`)} path={routes.paymentAdmin(id)} />
      {isOpen && (
        <ConfirmStep
          group="promise"
          size="small"
          label={t(canWithdraw ? 'change' : 'record')}
          open={refused !== null || undefined}
        >
          <form {...form} noValidate className="grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
            <input type="hidden" name={PAYMENT_FIELD} value={id} />
            <input type="hidden" name={ONCE_FIELD} value={once} />
            <div className="grid gap-4 sm:grid-cols-2">
              <AmountField {...fields('amount', t('fields.amount'))} />
              <TypedField {...fields('promisedOn', t('fields.promisedOn'))} type="date" min={today} />
            </div>
            <LongField {...fields('note', t('fields.note'))} most={ENTRY_NOTE_LENGTH} />
            <div className="flex flex-wrap gap-3">
              <Button size="small" disabled={pending}>
                {pending ? t('recording') : t('confirm')}
              </Button>
              {canWithdraw && (
                <Button size="small" variant="quiet" name="withdraw" value="yes" disabled={pending}>
                  {t('withdraw')}
                </Button>
              )}
            </div>
          </form>
        </ConfirmStep>
      )}
    </div>
  )
}
