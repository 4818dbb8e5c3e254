import { useFormatter, useTranslations } from 'next-intl'
import type { LeadFigures } from '@/lib/leads/queries'

/** The dashboard's four tiles (specification, section 2, admin dashboard). */
export function FigureTiles({ figures }: { figures: LeadFigures }) {
  const t = useTranslations('Dashboard')
  const format = useFormatter()
  const tiles = [
    ['totalLeads', format.number(figures.total)],
    ['conversionRate', format.number(figures.conversionRate, { style: 'percent', maximumFractionDigits: 1 })],
    ['sources', format.number(figures.sources)],
    ['newToday', format.number(figures.newToday)],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {tiles.map(([key, value]) => (
        <div key={key} className="flex flex-col gap-1 rounded-card border border-line bg-raised p-5">
          <dt className="text-quiet">{t(key)}</dt>
          <dd className="order-first font-display text-h2 leading-none">{value}</dd>
          {key === 'conversionRate' && <dd className="text-small text-quiet">{t('conversionHelp')}</dd>}
        </div>
      ))}
    </dl>
  )
}
