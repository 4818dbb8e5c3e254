import { useTranslations } from 'next-intl'
import { ListTable, type TableColumn } from '@/components/ui/admin/list-table'
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
  const t = useTranslations('PaymentsAdmin')
  const purposes = useTranslations('Payments.purposes')
  const person = (payment: ListedPayment) => (
    <Link href={hrefOf(payment)} className="list-name">
      {isOfOne ? purposeText(payment, purposes) : payment.name}
    </Link>
  )
  const what = (payment: ListedPayment) => (
    <>
      {isOfOne ? person(payment) : purposeText(payment, purposes)}
      {payment.hasProof && <span className="block font-semibold text-vine">{t('proofWaits')}</span>}
      {toCents(payment.surplus) > 0 && (
        <span className="block font-semibold text-alert">
          {t('surplusOf', { amount: formatMoney(payment.surplus) })}
        </span>
      )}
    </>
  )
  const outstanding = (payment: ListedPayment) => (
    <>
      <span className="list-label">{t('columns.outstanding')}: </span>
      {formatMoney(payment.outstanding)}
    </>
  )
  // On a card the amount shows it if all is outstanding.
  const isOwedInPart = (payment: ListedPayment) =>
    toCents(payment.outstanding) > 0 && toCents(payment.outstanding) < toCents(payment.amount)
  const due = ({ dueOn, isOverdue }: ListedPayment) => (
    <>
      <span className="list-label">{t('columns.due')}: </span>
      <span className={`whitespace-nowrap ${isOverdue ? 'font-semibold text-alert' : ''}`}>
        <Day day={dueOn} />
        {isOverdue && <span className="sr-only"> ({t('overdue')})</span>}
      </span>
    </>
  )
  const sent = ({ askedAt, openedAt }: ListedPayment) =>
    askedAt ? (
      <>
        <span className="block">
          <span className="list-label">{t('columns.sent')}: </span>
          <Day day={today(new Date(askedAt))} />
        </span>
        <span className="block text-quiet">
          {openedAt
            ? t.rich('opened', { day: () => <Day day={today(new Date(openedAt))} /> })
            : t('notOpened')}
        </span>
      </>
    ) : (
      <span className="text-quiet">{t('notSent')}</span>
    )
  const named: TableColumn<ListedPayment> = [t('columns.person'), person]
  const columns: TableColumn<ListedPayment>[] = [
    ...(isOfOne ? [] : [named]),
    [t('columns.what'), what, isOfOne ? undefined : 'list-second wrap-anywhere'],
    [t('columns.amount'), ({ amount }) => formatMoney(amount), 'text-right whitespace-nowrap tabular-nums'],
    [
      t('columns.outstanding'),
      outstanding,
      (payment) =>
        `text-right whitespace-nowrap tabular-nums ${isOwedInPart(payment) ? 'list-wide' : 'list-table-only'}`,
      'text-right',
    ],
    [t('columns.due'), due],
    [t('columns.sent'), sent, 'list-last md:whitespace-nowrap'],
    [t('columns.status'), ({ state }) => <PaymentBadge state={state} />, 'justify-self-end'],
  ]
  return <ListTable label={label} columns={columns} rows={payments} />
}
