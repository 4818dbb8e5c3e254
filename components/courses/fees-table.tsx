import { useLocale, useTranslations } from 'next-intl'
import { formatRand } from '@/lib/content/documents/fees'
import { levelLabel } from '@/lib/content/documents/levels'
import { useContent } from '@/lib/site/queries'

/** Each level's cost as a sum: deposit, monthly fee, months, total. */
export function FeesTable() {
  const locale = useLocale()
  const t = useTranslations('Courses')
  const { fees, levels } = useContent()
  const caption = t('feesCaption', { levels: levels.length })
  const rows = [
    { label: t('deposit'), cells: levels.map(() => formatRand(fees.deposit)) },
    { label: t('monthly'), cells: levels.map(() => formatRand(fees.monthlyFee)) },
    { label: t('months'), cells: levels.map(({ number }) => `× ${fees.months[number]}`) },
  ]
  return (
    // Scrolls horizontally, by keyboard too, if large text makes the numbers overflow.
    <section aria-label={caption} tabIndex={0} className="relative min-w-0 overflow-x-auto">
      <table className="w-full border-collapse text-small tabular-nums sm:text-body">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-ink align-bottom">
            <th scope="col" className="text-left">
              <span className="sr-only">{t('feePart')}</span>
            </th>
            {levels.map((level) => (
              <th key={level.slug} scope="col" className="py-3 pl-2 text-right font-semibold sm:pl-4">
                {levelLabel(level)[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} className="border-b border-line">
              <th scope="row" className="py-3 text-left font-normal text-quiet">
                {row.label}
              </th>
              {row.cells.map((cell, index) => (
                <td key={levels[index]?.slug} className="py-3 pl-2 text-right whitespace-nowrap sm:pl-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-b-2 border-grain">
            <th scope="row" className="py-4 text-left font-semibold">
              {t('total')}
            </th>
            {levels.map(({ slug, number }) => (
              <td
                key={slug}
                className="py-4 pl-2 text-right font-semibold whitespace-nowrap sm:pl-4 sm:font-display sm:text-lead"
              >
                {formatRand(fees.total[number])}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
