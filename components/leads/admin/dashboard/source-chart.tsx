import { useFormatter, useTranslations } from 'next-intl'
import { TableBehind } from './table-behind'

/** The sources that are drawn; the table holds all. */
const DRAWN = 6

/** Leads by source as bars, the longest first. The words stand beside the drawing, so it says nothing by itself. */
export function SourceChart({
  sources,
}: {
  sources: readonly { readonly source: string; readonly leads: number }[]
}) {
  const t = useTranslations('Dashboard')
  const words = useTranslations('Leads.inbox')
  const format = useFormatter()
  if (sources.length === 0) return <p className="text-quiet">{t('none')}</p>
  const most = Math.max(...sources.map(({ leads }) => leads))
  const total = sources.reduce((sum, { leads }) => sum + leads, 0)
  const name = (source: string) => (source === 'direct' ? words('direct') : source)
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {sources.slice(0, DRAWN).map(({ source, leads }) => (
          <li key={source}>
            <p className="flex justify-between gap-4 text-small">
              <span className="min-w-0 truncate">{name(source)}</span>
              <span className="tabular-nums">{format.number(leads)}</span>
            </p>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 h-2.5 w-full" aria-hidden>
              <rect width={100} height={4} className="fill-clay" />
              <rect width={(leads / most) * 100} height={4} className="fill-vine" />
            </svg>
          </li>
        ))}
      </ul>
      {sources.length > DRAWN && (
        <p className="mt-3 text-small text-quiet">{t('sourcesMore', { count: sources.length - DRAWN })}</p>
      )}
      <TableBehind
        summary={t('asTable')}
        heads={[t('sourceColumn'), t('leadsColumn'), t('shareColumn')]}
        rows={sources.map(({ source, leads }) => ({
          key: source,
          cells: [
            name(source),
            format.number(leads),
            format.number(leads / total, { style: 'percent', maximumFractionDigits: 1 }),
          ],
        }))}
      />
    </>
  )
}
