import { useFormatter, useTranslations } from 'next-intl'
import type { Comparison, LeadMetrics } from '@/lib/leads/metrics-queries'

/** The dashboard's four tiles (specification, section 2, admin dashboard), each with what it was before. */
export function MetricTiles({ figures }: { figures: LeadMetrics }) {
  const t = useTranslations('Dashboard')
  const format = useFormatter()
  const percent = (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 1 })
  const signed = (number: number) =>
    format.number(number, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })

  function compared({ recent, earlier }: Comparison, isShare = false) {
    if (recent === null || earlier === null) return t('comparedNone')
    const shown = isShare ? percent(recent) : format.number(recent)
    if (recent === earlier) return t('comparedSame', { recent: shown })
    return isShare
      ? t('comparedPoints', { recent: shown, change: signed((recent - earlier) * 100) })
      : t('compared', { recent: shown, change: signed(recent - earlier) })
  }

  const { recent: newADay, earlier: before } = figures.newADayCompared
  const daily = format.number(newADay, { maximumFractionDigits: 1 })
  const change = signed(newADay - before)
  // As it is written: a difference that the rounding hides is none.
  const average =
    change === signed(0)
      ? t('averageDaySame', { average: daily })
      : t('averageDay', { average: daily, change })
  const tiles = [
    [t('totalLeads'), format.number(figures.total), '', compared(figures.leadsCompared)],
    [
      t('conversionRate'),
      percent(figures.conversionRate),
      t('conversionHelp'),
      compared(figures.conversionCompared, true),
    ],
    [t('sources'), format.number(figures.sources), '', compared(figures.sourcesCompared)],
    [t('newToday'), format.number(figures.newToday), '', average],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {tiles.map(([name, value, help, change]) => (
        <div key={name} className="flex flex-col gap-1 rounded-card border border-line bg-raised p-4 sm:p-5">
          <dt className="text-quiet">{name}</dt>
          <dd className="order-first font-display text-h2 leading-none">{value}</dd>
          {help && <dd className="text-small text-quiet">{help}</dd>}
          <dd className="mt-auto pt-1 text-small text-quiet">{change}</dd>
        </div>
      ))}
    </dl>
  )
}
