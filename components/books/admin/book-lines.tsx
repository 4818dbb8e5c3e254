import { useTranslations } from 'next-intl'
import { ListTable } from '@/components/ui/admin/list-table'
import { Day } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { type BookLine, hasFee, netOf } from '@/lib/books/book'
import { formatMoney } from '@/lib/money'
import { purposeText } from '@/lib/receipts/purpose'
import { routes } from '@/lib/routes'

/** Movements of money by day; cards where the table does not fit. */
export function BookLines({ lines }: { lines: readonly BookLine[] }) {
  const t = useTranslations('Books')
  const heads = [
    t('columns.day'),
    t('columns.person'),
    t('columns.what'),
    [t('columns.amount'), 'text-right'],
    [t('columns.fee'), 'text-right'],
    [t('columns.net'), 'text-right'],
    [t('columns.balance'), 'text-right'],
  ] as const
  return (
    <ListTable label={t('listTitle')} heads={heads}>
      {lines.map((line) => (
        <Row key={line.id} line={line} />
      ))}
    </ListTable>
  )
}

function Row({ line }: { line: BookLine }) {
  const t = useTranslations('Books')
  const kinds = useTranslations('Receipt.kinds')
  const purposes = useTranslations('Payments.purposes')
  const details = [line.document, line.bankReference, line.gatewayPaymentId].filter(Boolean)
  const money = (label: string, amount: string, className: string) => (
    <td role="cell" className={`text-right whitespace-nowrap tabular-nums ${className}`}>
      <span className="list-label">{label}: </span>
      {formatMoney(amount)}
    </td>
  )
  return (
    <tr role="row">
      <td role="cell" className="whitespace-nowrap max-sm:order-2">
        <Day day={line.day} />
      </td>
      <td role="cell" className="list-second">
        <Link href={routes.paymentAdmin(line.paymentId)} className="list-name">
          {line.name}
        </Link>
      </td>
      <td role="cell" className="list-wide wrap-anywhere">
        {kinds(line.kind)}: {purposeText(line, purposes)}, {line.reference}
        {details.length > 0 && <span className="block text-quiet">{details.join(', ')}</span>}
      </td>
      {money(t('columns.amount'), line.amount, '')}
      {hasFee(line) ? money(t('columns.fee'), line.fee, '') : <td role="cell" />}
      {money(t('columns.net'), netOf(line), 'list-table-only')}
      {money(t('columns.balance'), line.balance, 'list-wide')}
    </tr>
  )
}
