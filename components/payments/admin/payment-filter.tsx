import { useLocale, useTranslations } from 'next-intl'
import { FilterButtons, FilterInput, FilterSelect } from '@/components/staff/admin/filter-fields'
import { FilterFrame } from '@/components/staff/admin/filter-frame'
import type { Option } from '@/components/ui/field'
import { CountTabs } from '@/components/ui/admin/count-tabs'
import { levelNumbers } from '@/lib/content/level-numbers'
import { formatDate, formatNumber } from '@/lib/i18n/formats'
import { formatLocale } from '@/lib/i18n/routing'
import { paymentTabs } from '@/lib/payments/admin/form'
import {
  type PaymentFilters,
  monthChoices,
  filterParameters,
  paymentFilterValues,
  paymentsPath,
} from '@/lib/payments/admin/filters'
import type { PaymentCounts } from '@/lib/payments/admin/queries'
import { routes } from '@/lib/routes'

/** The list's tabs with counts, unless those failed to load. */
export function PaymentTabs({ filters, counts }: { filters: PaymentFilters; counts: PaymentCounts | null }) {
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin')
  return (
    <CountTabs
      label={t('tabsLabel')}
      tabs={paymentTabs.map((tab) => ({
        href: paymentsPath({ ...filters, tab }),
        label: t(`tabs.${tab}`),
        isPresent: tab === filters.tab,
        count: counts ? formatNumber(counts[tab], locale) : undefined,
      }))}
    />
  )
}

/** A month as people write it: `November 2026`. */
export function monthText(month: string, tag: string, form: 'long' | 'short' = 'long'): string {
  return formatDate(new Date(`${month.slice(0, 7)}-01T00:00:00Z`), tag, {
    month: form,
    ...(form === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  })
}

/** The payment list's filters. */
export function PaymentFilter({ filters }: { filters: PaymentFilters }) {
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin')
  const unfiltered = paymentsPath({ tab: filters.tab, level: null, month: null, query: null })
  return (
    <FilterFrame
      path={routes.payments}
      values={Object.fromEntries(paymentFilterValues(filters))}
      label={t('filterTitle')}
      className="grid grid-cols-2 items-end gap-x-3 gap-y-4 lg:grid-cols-[minmax(0,1.6fr)_repeat(2,minmax(0,1fr))_auto] [&_input,&_select]:h-12 [&_input]:px-3 [&_select]:pl-3 [&_input,&_select]:py-0"
    >
      {filters.tab !== 'open' && <input type="hidden" name="state" value={filters.tab} />}
      <div className="max-lg:col-span-2">
        <FilterInput name="q" type="search" label={t('search')} value={filters.query} />
      </div>
      <FilterSelect
        name="level"
        label={t('levelLabel')}
        value={filters.level && String(filters.level)}
        options={[
          ['', t('anyLevel')],
          ...levelNumbers.map(String).map((level): Option => [level, t('form.level', { level })]),
        ]}
      />
      <FilterSelect
        name="month"
        label={t('month')}
        value={filters.month}
        options={[
          ['', t('anyMonth')],
          ...monthChoices(filters.month).map((month): Option => [
            month,
            monthText(month, formatLocale[locale]),
          ]),
        ]}
      />
      <FilterButtons clear={filterParameters(filters).length > 0 ? unfiltered : null} />
    </FilterFrame>
  )
}
