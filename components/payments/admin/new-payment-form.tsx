'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { Button } from '@/components/ui/button'
import { useFormAction } from '@/components/ui/use-form-action'
import { levelNumbers } from '@/lib/content/level-numbers'
import { textFields } from '@/lib/forms/form-data'
import { PAYMENT_FIELD, sendingWays } from '@/lib/payments/admin/form'
import {
  DESCRIPTION_LENGTH,
  NOTE_LENGTH,
  type NewField,
  type PublishedFees,
  newFields,
  newPurposes,
  parseNewPayment,
  publishedAmounts,
} from '@/lib/payments/admin/payment-form'
import { createPayment } from '@/lib/payments/admin/payment-actions'
import { fail } from '@/lib/result'
import { routes } from '@/lib/routes'
import {
  AmountField,
  ChoiceField,
  Choices,
  LongField,
  PersonFields,
  TypedField,
  fieldsOf,
} from './form-fields'
import { PaymentAnswer } from './payment-answer'
import { PlanFields } from './plan-fields'

/** Fills in the published fees for the purpose and level; edited fields, which differ from the last fill, stay. */
function fillUsual(form: HTMLFormElement | null, fees: PublishedFees, filled: Record<string, string>) {
  if (!form) return
  const usual = publishedAmounts(textFields(new FormData(form), newFields), fees)
  for (const [name, amount] of Object.entries(usual)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null
    if (!field || (field.value !== '' && field.value !== filled[name])) continue
    field.value = amount
    filled[name] = amount
  }
}

/**
 * The form for a new payment or plan, with the fields of the chosen purpose, without JavaScript too. It is created
 * and sent with one button; saving opens the payment.
 */
export function NewPaymentForm({
  id,
  lead,
  first,
  fees,
  isMailOn,
}: {
  /** Of the form, so that sent again unchanged it creates nothing more. */
  id: string
  /** The id of the lead who asks. */
  lead: string | null
  first: Readonly<Partial<Record<NewField, string>>>
  fees: PublishedFees
  isMailOn: boolean
}) {
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin.form')
  const { state, refused, pending, form } = useFormAction(createPayment, {
    check(data) {
      const typed = textFields(data, newFields)
      const { errors } = parseNewPayment(typed, fees)
      return errors ? { ...fail('fields'), errors, values: typed } : null
    },
  })
  const ways = sendingWays.filter((way) => isMailOn || way !== 'mail')
  const { ref } = form
  const filled = useRef<Record<string, string>>({})
  useEffect(() => fillUsual(ref.current, fees, filled.current), [ref, fees])
  const fields = fieldsOf('new', refused, first)
  const of = (name: 'level' | 'description' | 'amount' | 'dueOn' | 'note') =>
    fields(name, t(`fields.${name}`))
  return (
    <form
      {...form}
      noValidate
      onChange={({ target, currentTarget }) => {
        if (['purpose', 'level'].includes((target as HTMLElement & { name?: string }).name ?? ''))
          fillUsual(currentTarget, fees, filled.current)
      }}
      className="group/new grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6"
    >
      {/* The Enter key presses the first button: it must send nothing. */}
      <button type="submit" hidden disabled={pending} />
      <input type="hidden" name={PAYMENT_FIELD} value={id} />
      <input type="hidden" name="locale" value={locale} />
      {lead && <input type="hidden" name="lead" value={lead} />}
      <PaymentAnswer answer={state} done={String} path={routes.newPayment} />
      <SectionCard id="person" title={t('person')}>
        <PersonFields fields={fields} />
      </SectionCard>
      <SectionCard id="request" title={t('request')}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Choices
            {...fields('purpose', t('purposeLegend'))}
            options={newPurposes.map((each) => [each, t(`purposes.${each}`)])}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <ChoiceField
              {...of('level')}
              hint={
                <span className="hidden group-has-[input[value=other]:checked]/new:inline">
                  {t('optional')}
                </span>
              }
              options={[
                ['', t('choose')],
                ...levelNumbers.map(String).map((level) => [level, t('level', { level })] as const),
              ]}
            />
            <div className="hidden group-has-[input[value=other]:checked]/new:block">
              <TypedField {...of('description')} hint={t('descriptionHint')} maxLength={DESCRIPTION_LENGTH} />
            </div>
          </div>
          <div className="grid gap-5 group-has-[input[value=plan]:checked]/new:hidden sm:grid-cols-2">
            <AmountField
              {...of('amount')}
              hint={
                <span className="group-has-[input[value=other]:checked]/new:hidden">{t('amountHint')}</span>
              }
            />
            <TypedField {...of('dueOn')} type="date" />
          </div>
          <div className="hidden group-has-[input[value=plan]:checked]/new:block">
            <PlanFields fields={fields} withDeposit={Boolean((refused?.values ?? first).withDeposit)} />
          </div>
          <LongField {...of('note')} hint={t('noteHint')} most={NOTE_LENGTH} />
        </div>
      </SectionCard>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap gap-3">
          {ways.map((way, index) => (
            <Button
              key={way}
              variant={index === 0 ? 'primary' : 'quiet'}
              name="send"
              value={way}
              disabled={pending}
            >
              {pending && index === 0 ? t('creating') : t(`send.${way}`)}
            </Button>
          ))}
          <Button variant="quiet" disabled={pending}>
            {t('create')}
          </Button>
        </div>
        <p className="text-small text-quiet">{t('sendHint')}</p>
      </div>
    </form>
  )
}
