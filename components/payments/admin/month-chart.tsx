import { useLocale, useTranslations } from 'next-intl'
import { ChartTable, ColumnChart } from '@/components/ui/admin/column-chart'
import { monthText } from '@/lib/i18n/formats'
import { formatLocale } from '@/lib/i18n/routing'
import { formatMoney } from '@/lib/money'
import { fromCents, toCents } from '@/lib/payments/amount'
import type { PaymentMonth } from '@/lib/payments/admin/schema'

/** Money received this month and in each of the months before, and the amount due then that is still outstanding. */
export function MonthChart({ months }: { months: readonly PaymentMonth[] }) {
  const tag = formatLocale[useLocale()]
  const t = useTranslations('PaymentsAdmin')
  const cents = months.map(({ received, outstanding }) => [toCents(received), toCents(outstanding)] as const)
  const total = (place: 0 | 1) =>
    formatMoney(fromCents(cents.reduce((sum, values) => sum + values[place], 0)))
  const most = Math.max(...cents.flat(), 0)
  if (cents.flat().every((value) => value === 0)) return <p className="text-quiet">{t('chartNone')}</p>
  const present = months.at(-1)!
  const summary = t('chartSummary', { received: total(0), outstanding: total(1) })
  const swatch = 'inline-block size-3 rounded-sm'
  return (
    <>
      <p className="mb-1 font-semibold">
        {t('chartMonth', {
          month: monthText(present.month, tag),
          received: formatMoney(present.received),
          outstanding: formatMoney(present.outstanding),
        })}
      </p>
      <p className="mb-2 text-small text-quiet">{summary}</p>
      <p className="mb-3 flex flex-wrap gap-x-5 text-small" aria-hidden>
        <span>
          <span className={`${swatch} bg-vine`} /> {t('received')}
        </span>
        <span>
          <span className={`${swatch} bg-grain`} /> {t('outstanding')}
        </span>
      </p>
      <ColumnChart
        label={summary}
        columns={months.map(({ month, received, outstanding }, index) => ({
          key: month,
          title: `${monthText(month, tag)}: ${t('received')} ${formatMoney(received)}, ${t('outstanding')} ${formatMoney(outstanding)}`,
          values: cents[index]!,
        }))}
        most={[formatMoney(fromCents(most)), formatMoney('0')]}
        axis={
          <p className="col-start-2 mt-1 grid grid-cols-12 text-center" aria-hidden>
            {months.map(({ month }, index) => (
              <span key={month} className={`whitespace-nowrap ${index % 2 ? 'max-sm:invisible' : ''}`}>
                {monthText(month, tag, 'short')}
              </span>
            ))}
          </p>
        }
      />
      <ChartTable
        label={t('asTable')}
        heads={[t('monthColumn'), t('received'), t('outstanding')]}
        rows={months.map(({ month, received, outstanding }) => ({
          key: month,
          cells: [monthText(month, tag), formatMoney(received), formatMoney(outstanding)],
        }))}
      />
    </>
  )
}
