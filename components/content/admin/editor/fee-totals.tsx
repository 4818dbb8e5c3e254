'use client'

import { useTranslations } from 'next-intl'
import { type Fees, feesSchema, formatRand, withTotals } from '@/lib/content/documents/fees'
import { levelNumbers } from '@/lib/content/level-numbers'
import { withTexts } from '@/lib/content/localized'

/** The fees of a document with their totals; null while it is incomplete. */
function feesOf(document: unknown): Fees | null {
  const { data } = feesSchema.safeParse(document)
  return data ? withTotals(withTexts(data)) : null
}

/** The totals that follow from changed fees, before and after. */
export function FeeTotals({ older, newer }: { older: unknown; newer: unknown }) {
  const t = useTranslations('Content.editor.totals')
  const [before, after] = [feesOf(older), feesOf(newer)]
  if (!before || !after) return null
  const rows: readonly (readonly [string, number, number])[] = [
    ...levelNumbers.map((level) => [t('level', { level }), before.total[level], after.total[level]] as const),
    [t('path'), before.path, after.path],
  ]
  if (rows.every(([, was, is]) => was === is)) return null
  return (
    <table className="w-full max-w-md text-small tabular-nums">
      <caption className="pb-1 text-left font-semibold">{t('caption')}</caption>
      <thead>
        <tr className="border-b border-ink text-left">
          {(['what', 'before', 'after'] as const).map((head) => (
            <th key={head} scope="col" className="py-1.5 pr-4 font-semibold">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, was, is]) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              {name}
            </th>
            <td className="py-1.5 pr-4 text-quiet">{formatRand(was)}</td>
            <td className={was === is ? 'py-1.5' : 'py-1.5 font-semibold'}>{formatRand(is)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
