import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Day, dayText } from '@/components/ui/day'
import { formatLocale } from '@/lib/i18n/routing'
import { TableBehind } from './table-behind'

const HEIGHT = 100
const STEP = 10
const BAR = 7

/** New leads a day as columns, drawn on the server; the axis says the first and the last day and the highest column. */
export function DayChart({ days }: { days: readonly { readonly day: string; readonly leads: number }[] }) {
  const t = useTranslations('Dashboard')
  const format = useFormatter()
  const tag = formatLocale[useLocale()]
  const most = Math.max(...days.map(({ leads }) => leads))
  const total = days.reduce((sum, { leads }) => sum + leads, 0)
  if (total === 0) return <p className="text-quiet">{t('daysNone')}</p>
  const summary = t('daysSummary', { total: format.number(total), most: format.number(most) })
  const first = days[0]
  const last = days.at(-1)
  return (
    <>
      <p className="mb-3 text-small text-quiet">{summary}</p>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT + 1}`}
        preserveAspectRatio="none"
        className="h-36 w-full"
        role="img"
        aria-label={summary}
      >
        {days.map(({ day, leads }, place) => {
          const height = (leads / most) * HEIGHT
          return (
            <rect
              key={day}
              x={place * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              className="fill-vine"
            >
              <title>{`${dayText(day, tag)}: ${leads}`}</title>
            </rect>
          )
        })}
        <rect x={0} y={HEIGHT} width={days.length * STEP} height={1} className="fill-control" />
      </svg>
      {first && last && (
        <p className="mt-1 flex justify-between text-small text-quiet">
          <Day day={first.day} tag={tag} />
          <Day day={last.day} tag={tag} />
        </p>
      )}
      <TableBehind
        summary={t('asTable')}
        heads={[t('dayColumn'), t('leadsColumn')]}
        rows={days.map(({ day, leads }) => ({ key: day, cells: [dayText(day, tag), format.number(leads)] }))}
      />
    </>
  )
}
