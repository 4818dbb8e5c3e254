'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useFormAction } from '@/components/ui/use-form-action'
import { textFields } from '@/lib/forms/form-data'
import { PAYMENT_FIELD } from '@/lib/payments/admin/form'
import { type ChangeField, NOTE_LENGTH, changeFields, parseChange } from '@/lib/payments/admin/payment-form'
import { changePayment } from '@/lib/payments/admin/payment-actions'
import { fail } from '@/lib/result'
import { routes } from '@/lib/routes'
import { LongField, PersonFields, TypedField, fieldsOf } from './form-fields'
import { PaymentAnswer } from './payment-answer'

/** Changes the fields that may change after a payment's request. */
export function ChangeForm({ id, present }: { id: string; present: Readonly<Record<ChangeField, string>> }) {
  const t = useTranslations('PaymentsAdmin.form')
  const { state, refused, pending, form } = useFormAction(changePayment, {
    check(data) {
      const typed = textFields(data, changeFields)
      const { errors } = parseChange(typed)
      return errors ? { ...fail('fields'), errors, values: typed } : null
    },
  })
  const fields = fieldsOf('change', refused, present)
  return (
    <details className="group mt-4 print:hidden" open={state !== null || undefined}>
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 font-semibold text-vine [&::-webkit-details-marker]:hidden">
        <Icon name="staff/chevron-right" className="group-open:rotate-90" />
        {t('change')}
      </summary>
      <form {...form} noValidate className="mt-3 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        <input type="hidden" name={PAYMENT_FIELD} value={id} />
        <p className="text-small text-quiet">{t('changeHint')}</p>
        <PersonFields fields={fields} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TypedField {...fields('dueOn', t('fields.dueOn'))} type="date" />
        </div>
        <LongField {...fields('note', t('fields.note'))} hint={t('noteHint')} most={NOTE_LENGTH} />
        <PaymentAnswer answer={state} done={() => t('saved')} path={routes.paymentAdmin(id)} />
        <Button variant="quiet" disabled={pending} className="sm:justify-self-start">
          {pending ? t('saving') : t('save')}
        </Button>
      </form>
    </details>
  )
}
