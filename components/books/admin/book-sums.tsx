import { useTranslations } from 'next-intl'
import type { CashBook } from '@/lib/books/book'
import { formatMoney } from '@/lib/money'

/** The balances of a period, and what lies between them. */
export function BookSums({ book }: { book: CashBook }) {
  const t = useTranslations('Books')
  const sums = [
    ['opening', book.opening],
    ['card', book.card],
    ['fees', book.fee],
    ['transfer', book.transfer],
    ['refund', book.refund],
    ['correction', book.correction],
    ['closing', book.closing],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-7">
      {sums.map(([key, amount]) => (
        <div key={key}>
          <dt className="text-small text-quiet">{t(key)}</dt>
          <dd className="font-semibold whitespace-nowrap tabular-nums">{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
