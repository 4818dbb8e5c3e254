import { useTranslations } from 'next-intl'
import { ListTable } from '@/components/ui/admin/list-table'
import { Day } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { today } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { toCents } from '@/lib/payments/amount'
import type { ListedPayment } from '@/lib/payments/admin/schema'
import { purposeText } from '@/lib/receipts/purpose'
import { type Path, routes } from '@/lib/routes'
import { PaymentBadge } from './payment-badge'

/** Payments as a table, where it does not fit as cards; without names if all are one person's. */
export function PaymentList({
  payments,
  label,
  hrefOf = ({ id }) => routes.paymentAdmin(id),
  isOfOne = false,
}: {
  payments: readonly ListedPayment[]
  label: string
  hrefOf?: (payment: ListedPayment) => Path
  isOfOne?: boolean
}) {
  const t = useTranslations('PaymentsAdmin.columns')
  const heads = [
    ...(isOfOne ? [] : [t('person')]),
    t('what'),
    [t('amount'), 'text-right'],
    [t('outstanding'), 'text-right'],
    t('due'),
    t('sent'),
    t('status'),
  ] as const
  return (
    <ListTable label={label} heads={heads}>
      {payments.map((payment) => (
        <Row key={payment.id} payment={payment} href={hrefOf(payment)} isOfOne={isOfOne} />
      ))}
    </ListTable>
  )
}

/** When the request was sent, and when its link was first opened. */
function Sent({ payment: { askedAt, openedAt } }: { payment: ListedPayment }) {
  const t = useTranslations('PaymentsAdmin')
  if (!askedAt) return <span className="text-quiet">{t('notSent')}</span>
  return (
    <>
      <span className="block">
        <span className="list-label">{t('columns.sent')}: </span>
        <Day day={today(new Date(askedAt))} />
      </span>
      <span className="block text-quiet">
        {openedAt ? t.rich('opened', { day: () => <Day day={today(new Date(openedAt))} /> }) : t('notOpened')}
      </span>
    </>
  )
}

function Row({ payment, href, isOfOne }: { payment: ListedPayment; href: Path; isOfOne: boolean }) {
  const t = useTranslations('PaymentsAdmin')
  const purposes = useTranslations('Payments.purposes')
  const { name, amount, outstanding, surplus, dueOn, isOverdue, hasProof } = payment
  const what = purposeText(payment, purposes)
  const owed = toCents(outstanding)
  // On a card the amount shows it if all is outstanding.
  const isOwedInPart = owed > 0 && owed < toCents(amount)
  const marks = (
    <>
      {hasProof && <span className="block font-semibold text-vine">{t('proofWaits')}</span>}
      {toCents(surplus) > 0 && (
        <span className="block font-semibold text-alert">
          {t('surplusOf', { amount: formatMoney(surplus) })}
        </span>
      )}
    </>
  )
  return (
    <tr role="row">
      <td role="cell">
        <Link href={href} className="list-name">
          {isOfOne ? what : name}
        </Link>
        {isOfOne && marks}
      </td>
      {!isOfOne && (
        <td role="cell" className="list-second wrap-anywhere">
          {what}
          {marks}
        </td>
      )}
      <td role="cell" className="text-right whitespace-nowrap tabular-nums">
        {formatMoney(amount)}
      </td>
      <td
        role="cell"
        className={`text-right whitespace-nowrap tabular-nums ${isOwedInPart ? 'list-wide' : 'list-table-only'}`}
      >
        <span className="list-label">{t('columns.outstanding')}: </span>
        {formatMoney(outstanding)}
      </td>
      <td role="cell">
        <span className="list-label">{t('columns.due')}: </span>
        <span className={`whitespace-nowrap ${isOverdue ? 'font-semibold text-alert' : ''}`}>
          <Day day={dueOn} />
          {isOverdue && <span className="sr-only"> ({t('overdue')})</span>}
        </span>
      </td>
      <td role="cell" className="list-last whitespace-nowrap">
        <Sent payment={payment} />
      </td>
      <td role="cell" className="justify-self-end">
        <PaymentBadge state={payment.state} />
      </td>
    </tr>
  )
}
