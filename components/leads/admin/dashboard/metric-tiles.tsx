import { getLocale, getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import { today } from '@/lib/dates'
import { formatNumber } from '@/lib/i18n/formats'
import { localePath } from '@/lib/i18n/paths'
import { type Comparison, leadMetrics } from '@/lib/leads/inbox/metrics-queries'
import { type Path, routes, withQuery } from '@/lib/routes'
import { settle } from '@/lib/settle'

/** The four tiles of the dashboard, each compared with the month or the day before. */
export async function MetricTiles() {
  const locale = await getLocale()
  const t = await getTranslations('Dashboard')
  const read = await settle('leadMetrics', leadMetrics())
  if (!read.ok) return <Notice variant="alert">{t('partFailed')}</Notice>
  const metrics = read.data
  const to = (path: Path) => localePath(path, locale)
  const text = (number: number, options?: Intl.NumberFormatOptions) =>
    formatNumber(number, locale, { maximumFractionDigits: 1, ...options })
  const percent = (share: number) => text(share, { style: 'percent' })
  const compared = ({ recent, earlier }: Comparison, shown: (number: number) => string = text) =>
    t('compared', {
      recent: recent === null ? t('comparedNone') : shown(recent),
      earlier: earlier === null ? t('comparedNone') : shown(earlier),
    })
  const tiles = [
    [t('totalLeads'), text(metrics.total), '', compared(metrics.leadsCompared), to(routes.leads)],
    [
      t('conversionRate'),
      percent(metrics.conversionRate),
      t('conversionHelp'),
      compared(metrics.conversionCompared, percent),
      to(withQuery(routes.leads, { status: 'enrolled' })),
    ],
    [t('sources'), text(metrics.sources), '', compared(metrics.sourcesCompared), '#sources' as const],
    [
      t('newToday'),
      text(metrics.newToday),
      '',
      t('yesterday', { number: text(metrics.newYesterday) }),
      to(withQuery(routes.leads, { from: today() })),
    ],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {tiles.map(([name, value, help, change, href]) => (
        <div
          key={name}
          className="relative flex flex-col gap-1 rounded-card border border-line bg-raised p-4 hover:border-vine sm:p-5"
        >
          <dt className="text-quiet">{name}</dt>
          <dd className="order-first font-display text-section leading-none">
            <a
              href={href}
              aria-label={`${value}: ${name}`}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {value}
            </a>
          </dd>
          {help && <dd className="text-small text-quiet">{help}</dd>}
          <dd className="mt-auto pt-1 text-small text-quiet">{change}</dd>
        </div>
      ))}
    </dl>
  )
}
