import { useLocale, useTranslations } from 'next-intl'
import { CountTabs } from '@/components/ui/admin/count-tabs'
import { ListBar } from '@/components/ui/admin/list-bar'
import type { Option } from '@/components/ui/field'
import { levelNumbers } from '@/lib/content/level-numbers'
import { formatNumber, monthText } from '@/lib/i18n/formats'
import { formatLocale } from '@/lib/i18n/routing'
import { paymentTabs } from '@/lib/payments/admin/form'
import {
  type PaymentFilters,
  monthChoices,
  paymentFilterValues,
  paymentsPath,
} from '@/lib/payments/admin/filters'
import type { PaymentCounts } from '@/lib/payments/admin/queries'
import { routes } from '@/lib/routes'

/** Tabs that are there while they have payments. The filter for the status has them always. */
const rare: readonly string[] = ['surplus', 'refunded', 'failed', 'cancelled']

/** The payment list's tabs with counts, unless those failed to load, its search and filters. */
export function PaymentFilter({
  filters,
  counts,
}: {
  filters: PaymentFilters
  counts: PaymentCounts | null
}) {
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin')
  const shown = paymentTabs.filter(
    (tab) => tab === filters.state || !rare.includes(tab) || counts === null || counts[tab] > 0,
  )
  return (
    <ListBar
      tabs={
        <CountTabs
          label={t('tabsLabel')}
          tabs={shown.map((tab) => ({
            href: paymentsPath({ ...filters, state: tab }),
            label: t(`tabs.${tab}`),
            isPresent: tab === filters.state,
            count: counts ? formatNumber(counts[tab], locale) : undefined,
          }))}
        />
      }
      path={routes.payments}
      values={Object.fromEntries(paymentFilterValues(filters))}
      kept={['state']}
      label={t('filterTitle')}
      search={t('search')}
      filters={[
        {
          name: 'state',
          label: t('columns.status'),
          // The first of the tabs is the list without a filter.
          options: paymentTabs.map((tab): Option => [tab === 'open' ? '' : tab, t(`tabs.${tab}`)]),
        },
        {
          name: 'level',
          label: t('levelLabel'),
          options: [
            ['', t('anyLevel')],
            ...levelNumbers.map(String).map((level): Option => [level, t('form.level', { level })]),
          ],
        },
        {
          name: 'month',
          label: t('month'),
          options: [
            ['', t('anyMonth')],
            ...monthChoices(filters.month).map((month): Option => [
              month,
              monthText(month, formatLocale[locale]),
            ]),
          ],
        },
      ]}
    />
  )
}
