'use client'

import { useTranslations } from 'next-intl'
import { type NewField, ways } from '@/lib/payments/admin/payment-form'
import { AmountField, Choices, type FieldsOf, TypedField } from './form-fields'

/** A monthly plan: an optional deposit and its instalments. */
export function PlanFields({ fields, withDeposit }: { fields: FieldsOf<NewField>; withDeposit: boolean }) {
  const t = useTranslations('PaymentsAdmin.form')
  const of = (name: 'deposit' | 'depositDueOn' | 'instalments' | 'monthly' | 'firstDueOn') =>
    fields(name, t(`fields.${name}`))
  return (
    <div className="group/plan grid gap-5">
      <label className="inline-flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="withDeposit"
          defaultChecked={withDeposit}
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
      <Choices {...fields('way', t('wayLegend'))} options={ways.map((way) => [way, t(`ways.${way}`)])} />
    </div>
  )
}
