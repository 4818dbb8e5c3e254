import { useLocale, useTranslations } from 'next-intl'
import { ChartTable, ColumnChart } from '@/components/ui/admin/column-chart'
import { formatDate, formatDay, formatNumber } from '@/lib/i18n/formats'
import { formatLocale } from '@/lib/i18n/routing'
import { sourceName } from '@/lib/leads/entry/fields'

/** In the last columns a day's label would overflow. */
const TOO_LATE = 4

/** The Mondays, below the columns of their days; there are 30 columns. */
function Mondays({ days, tag }: { days: readonly string[]; tag: string }) {
  const isNamed = (day: string, index: number) =>
    new Date(`${day}T00:00:00Z`).getUTCDay() === 1 && index < days.length - TOO_LATE
  return (
    <p className="col-start-2 mt-1 grid grid-cols-[repeat(30,minmax(0,1fr))] overflow-x-clip" aria-hidden>
      {days.map((day, index) => (
        <span key={day} className="whitespace-nowrap">
          {isNamed(day, index) &&
            formatDate(new Date(`${day}T00:00:00Z`), tag, {
              weekday: 'short',
              day: 'numeric',
              timeZone: 'UTC',
            })}
        </span>
      ))}
    </p>
  )
}

/** New leads per day as columns. The scale labels the highest column, the axis the Mondays. */
export function DayChart({ days }: { days: readonly { readonly day: string; readonly leads: number }[] }) {
  const t = useTranslations('Dashboard')
  const locale = useLocale()
  const tag = formatLocale[locale]
  const most = Math.max(...days.map(({ leads }) => leads))
  const total = days.reduce((sum, { leads }) => sum + leads, 0)
  if (total === 0) return <p className="text-quiet">{t('daysNone')}</p>
  const summary = t('daysSummary', { total: formatNumber(total, locale), most: formatNumber(most, locale) })
  return (
    <>
      <p className="mb-3 text-small text-quiet">{summary}</p>
      <ColumnChart
        label={summary}
        columns={days.map(({ day, leads }) => ({
          key: day,
          title: `${formatDay(day, locale, 'medium')}: ${formatNumber(leads, locale)}`,
          values: [leads],
        }))}
        most={[formatNumber(most, locale), '0']}
        axis={<Mondays days={days.map(({ day }) => day)} tag={tag} />}
      />
      <ChartTable
        label={t('asTable')}
        heads={[t('dayColumn'), t('leadsColumn')]}
        rows={days.map(({ day, leads }) => ({
          key: day,
          cells: [formatDay(day, locale, 'medium'), formatNumber(leads, locale)],
        }))}
      />
    </>
  )
}

/** A bar with its label at its side. */
export function Bar({ share, className = '' }: { share: number; className?: string }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" className={`h-2.5 w-full ${className}`} aria-hidden>
      <rect width={100} height={4} className="fill-clay" />
      <rect width={share * 100} height={4} className="fill-vine" />
    </svg>
  )
}

/** The table has all sources. */
const DRAWN_SOURCES = 6

/** Leads by source as bars, longest first. The labels are text, so the drawing is hidden from screen readers. */
export function SourceChart({
  sources,
}: {
  sources: readonly { readonly source: string; readonly leads: number }[]
}) {
  const t = useTranslations('Dashboard')
  const leadText = useTranslations('Leads')
  const locale = useLocale()
  if (sources.length === 0) return <p className="text-quiet">{t('none')}</p>
  const most = Math.max(...sources.map(({ leads }) => leads))
  const total = sources.reduce((sum, { leads }) => sum + leads, 0)
  const name = (source: string) => sourceName(source, (key) => leadText(key))
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {sources.slice(0, DRAWN_SOURCES).map(({ source, leads }) => (
          <li key={source}>
            <p className="flex justify-between gap-4 text-small">
              <span className="min-w-0 truncate">{name(source)}</span>
              <span className="tabular-nums">{formatNumber(leads, locale)}</span>
            </p>
            <Bar share={leads / most} className="mt-1" />
          </li>
        ))}
      </ul>
      {sources.length > DRAWN_SOURCES && (
        <p className="mt-3 text-small text-quiet">
          {t('sourcesMore', { count: sources.length - DRAWN_SOURCES })}
        </p>
      )}
      <ChartTable
        label={t('asTable')}
        heads={[t('sourceColumn'), t('leadsColumn'), t('shareColumn')]}
        rows={sources.map(({ source, leads }) => ({
          key: source,
          cells: [
            name(source),
            formatNumber(leads, locale),
            formatNumber(leads / total, locale, { style: 'percent', maximumFractionDigits: 1 }),
          ],
        }))}
      />
    </>
  )
}
