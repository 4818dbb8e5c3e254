'use client'

import { useTranslations } from 'next-intl'
import type { FieldCode } from '@/lib/payments/admin/form'
import { type NewField, ways } from '@/lib/payments/admin/payment-form'
import { AmountField, Choices, TypedField } from './form-fields'

/** A monthly plan: an optional deposit and its instalments. */
export function PlanFields({
  errors,
  values,
}: {
  errors: Readonly<Partial<Record<NewField, FieldCode>>>
  values: Readonly<Partial<Record<NewField, string>>>
}) {
  const t = useTranslations('PaymentsAdmin.form')
  const of = (name: 'deposit' | 'depositDueOn' | 'instalments' | 'monthly' | 'firstDueOn') => ({
    group: 'new',
    name,
    label: t(`fields.${name}`),
    error: errors[name],
    value: values[name],
  })
  return (
    <div className="group/plan grid gap-5">
      <label className="inline-flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="withDeposit"
          defaultChecked={Boolean(values.withDeposit)}
          className="size-5 accent-vine"
        />
        {t('withDeposit')}
      </label>
      <div className="hidden gap-5 group-has-[input[name=withDeposit]:checked]/plan:grid sm:grid-cols-2">
        <AmountField {...of('deposit')} hint={t('amountHint')} />
        <TypedField {...of('depositDueOn')} type="date" />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TypedField {...of('instalments')} inputMode="numeric" maxLength={2} hint={t('countHint')} />
        <AmountField {...of('monthly')} hint={t('amountHint')} />
        <TypedField {...of('firstDueOn')} type="date" />
      </div>
      <Choices
        name="way"
        legend={t('wayLegend')}
        value={values.way}
        options={ways.map((way) => [way, t(`ways.${way}`)])}
        error={errors.way}
      />
    </div>
  )
}
