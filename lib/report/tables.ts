import { levelNumbers } from '@/lib/content/level-numbers'
import { formatNumber, monthText } from '@/lib/i18n/formats'
import { type Locale, formatLocale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { sourceName } from '@/lib/leads/entry/fields'
import { formatMoney } from '@/lib/money'
import type { MonthFigures, MonthReport } from './queries'

/** What a row is about, and its values in the month and in the month before. */
type ReportRow = readonly [name: string, value: string, before: string]

export interface ReportTable {
  readonly title: string
  readonly head: ReportRow
  readonly rows: readonly ReportRow[]
  readonly total?: ReportRow
}

/** Any address can claim any source: further ones are one row, and long names are cut. */
const MOST_SOURCES = 12
const LONGEST_NAME = 40

/** A time to the minute, or from two days to the hour: `3 h 20 min`; a dash for null. */
export function durationText(seconds: number | null, language: Locale): string {
  const t = translator(language)
  if (seconds === null) return '–'
  const minutes = Math.round(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return t('Report.days', { days: Math.floor(hours / 24), hours: hours % 24 })
  return t(hours > 0 ? 'Report.hours' : 'Report.minutes', { hours, minutes: minutes % 60 })
}

/** The tables of a report: its page and its PDF show the same. */
export function reportTables(report: MonthReport, language: Locale): readonly ReportTable[] {
  const t = translator(language)
  const [now, before] = report
  const months = report.map(({ month }) => monthText(month, formatLocale[language]))
  const row = (name: string, text: (figures: MonthFigures) => string): ReportRow => [
    name,
    text(now),
    text(before),
  ]
  const counted = (name: string, people: (figures: MonthFigures) => number) =>
    row(name, (figures) => formatNumber(people(figures), language))
  const head = (name: string): ReportRow => [name, months[0]!, months[1]!]
  const total = counted(t('Report.total'), ({ enquiries }) => enquiries)

  const of = ({ sources }: MonthFigures, source: string) => sources.get(source) ?? 0
  const sources = [...new Set(report.flatMap((figures) => [...figures.sources.keys()]))].sort(
    (a, b) => of(now, b) - of(now, a) || of(before, b) - of(before, a) || a.localeCompare(b),
  )
  const [shown, others] = [sources.slice(0, MOST_SOURCES), sources.slice(MOST_SOURCES)]
  const cut = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name)
  const levels = levelNumbers.map((level): [string, string] => [
    String(level),
    t('PaymentsAdmin.form.level', { level: String(level) }),
  ])
  return [
    {
      title: t('Report.summary'),
      head: head(t('Report.figure')),
      rows: [
        counted(t('Report.enquiries'), ({ enquiries }) => enquiries),
        row(t('Report.contact'), (figures) => durationText(figures.contact_seconds, language)),
        counted(t('Report.waiting'), ({ waiting }) => waiting),
        counted(t('Report.enrolled'), ({ enrolled }) => enrolled),
        row(t('Report.received'), ({ received }) => formatMoney(received)),
        row(t('Report.outstanding'), ({ outstanding }) => formatMoney(outstanding)),
      ],
    },
    {
      title: t('Report.bySource'),
      head: head(t('Dashboard.sourceColumn')),
      rows: [
        ...shown.map((source) =>
          counted(cut(sourceName(source, (key) => t(`Leads.${key}`))), (figures) => of(figures, source)),
        ),
        ...(others.length > 0
          ? [
              counted(t('Report.otherSources', { count: others.length }), (figures) =>
                others.reduce((sum, source) => sum + of(figures, source), 0),
              ),
            ]
          : []),
      ],
      total,
    },
    {
      title: t('Report.byLevel'),
      head: head(t('PaymentsAdmin.levelLabel')),
      rows: [...levels, ['0', t('Leads.entry.interestNone')] as const].map(([level, name]) =>
        counted(name, (figures) => figures.levels.get(level) ?? 0),
      ),
      total,
    },
  ]
}
