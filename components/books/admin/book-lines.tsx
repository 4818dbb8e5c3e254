import { useTranslations } from 'next-intl'
import { ListTable } from '@/components/ui/admin/list-table'
import { Day } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { type BookLine, netOf } from '@/lib/books/book'
import { formatMoney } from '@/lib/money'
import { purposeText } from '@/lib/receipts/purpose'
import { routes } from '@/lib/routes'

const sums = ['amount', 'fee', 'net', 'balance'] as const

/** Movements of money by day; cards where the table does not fit. */
export function BookLines({ lines }: { lines: readonly BookLine[] }) {
  const t = useTranslations('Books')
  const kinds = useTranslations('Receipt.kinds')
  const purposes = useTranslations('Payments.purposes')
  const heads = [
    ...(['day', 'person', 'what'] as const).map((key) => t(`columns.${key}`)),
    ...sums.map((key) => [t(`columns.${key}`), 'text-right'] as const),
  ]
  return (
    <ListTable label={t('listTitle')} heads={heads}>
      {lines.map((line) => (
        <tr key={line.id} role="row">
          <td role="cell" className="whitespace-nowrap">
            <Day day={line.day} />
          </td>
          <td role="cell" className="list-second">
            <Link href={routes.paymentAdmin(line.paymentId)} className="list-name">
              {line.name}
            </Link>
          </td>
          <td role="cell" className="list-wide wrap-anywhere">
            {kinds(line.kind)}: {purposeText(line, purposes)}
            <span className="block text-quiet">
              {[line.reference, line.document, line.bankReference].filter(Boolean).join(', ')}
            </span>
          </td>
          {sums.map((key) => (
            <td key={key} role="cell" className="text-right whitespace-nowrap tabular-nums max-sm:col-span-2">
              {(key !== 'fee' || Number(line.fee) !== 0) && (
                <>
                  <span className="list-label">{t(`columns.${key}`)}: </span>
                  {formatMoney(key === 'net' ? netOf(line) : line[key])}
                </>
              )}
            </td>
          ))}
        </tr>
      ))}
    </ListTable>
  )
}
