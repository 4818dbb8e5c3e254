'use client'

import { useLocale, useTranslations } from 'next-intl'
import { PaymentAnswer } from '@/components/payments/admin/payment-answer'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { useFormAction } from '@/components/ui/use-form-action'
import { formatNumber } from '@/lib/i18n/formats'
import { routes } from '@/lib/routes'
import { changeLimits } from '@/lib/system/actions'
import { type Limit, type LimitKey, limitGroups, shownField } from '@/lib/system/limits'

const groups = Object.keys(limitGroups) as (keyof typeof limitGroups)[]

/** Changes the limits against floods, each within its range. */
export function LimitsForm({ limits }: { limits: readonly Limit[] }) {
  const locale = useLocale()
  const t = useTranslations('System.limits')
  const { state, refused, pending, form } = useFormAction(changeLimits)
  const field = (key: LimitKey) => {
    const limit = limits.find((each) => each.key === key)
    if (!limit) return null
    const value = refused?.values?.[key] ?? String(limit.value)
    const range = { least: formatNumber(limit.lowest, locale), most: formatNumber(limit.highest, locale) }
    return (
      <div key={key}>
        <input
          type="hidden"
          name={shownField(key)}
          value={refused?.values?.[shownField(key)] ?? limit.value}
        />
        <TextField
          key={value}
          name={key}
          label={t(`labels.${key}`)}
          hint={t('range', range)}
          error={refused?.wrong?.includes(key) ? t('wrong', range) : undefined}
          defaultValue={value}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      </div>
    )
  }
  return (
    <form {...form} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PaymentAnswer answer={state} done={() => t('saved')} path={routes.system} />
      {groups.map((group) => (
        <fieldset key={group}>
          <legend className="mb-3 font-semibold">{t(`groups.${group}`)}</legend>
          <div className="grid items-end gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {limitGroups[group].map(field)}
          </div>
        </fieldset>
      ))}
      <Button size="small" disabled={pending} className="justify-self-start">
        {t('save')}
      </Button>
    </form>
  )
}
