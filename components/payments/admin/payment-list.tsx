import { useTranslations } from 'next-intl'
import { StackedTable } from '@/components/ui/admin/stacked-table'
import { Day } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { formatMoney } from '@/lib/money'
import { toCents } from '@/lib/payments/amount'
import type { ListedPayment } from '@/lib/payments/admin/schema'
import { purposeText } from '@/lib/receipts/purpose'
import { routes } from '@/lib/routes'
import { PaymentBadge } from './payment-badge'

/** Payments as a table, on a narrow screen as a list; without names if all are one person's. */
export function PaymentList({
  payments,
  label,
  isOfOne = false,
}: {
  payments: readonly ListedPayment[]
  label: string
  isOfOne?: boolean
}) {
  const t = useTranslations('PaymentsAdmin.columns')
  const heads = [
    ...(isOfOne ? [] : [t('person')]),
    t('what'),
    [t('amount'), 'text-right'],
    [t('outstanding'), 'text-right'],
    [t('due'), 'pl-3'],
    t('status'),
  ] as const
  return (
    <StackedTable label={label} heads={heads} below="lg">
      {payments.map((payment) => (
        <Row key={payment.id} payment={payment} isOfOne={isOfOne} />
      ))}
    </StackedTable>
  )
}

const cell = 'py-3 pr-4 max-lg:p-0'

function Row({ payment, isOfOne }: { payment: ListedPayment; isOfOne: boolean }) {
  const t = useTranslations('PaymentsAdmin')
  const purposes = useTranslations('Payments.purposes')
  const { id, name, amount, outstanding, surplus, dueOn, isOverdue, hasProof } = payment
  const what = purposeText(payment, purposes)
  const owed = toCents(outstanding)
  // On a narrow screen the amount shows it if all is outstanding.
  const isOwedInPart = owed > 0 && owed < toCents(amount)
  const marks = (
    <>
      {hasProof && <span className="block text-small font-semibold text-vine">{t('proofWaits')}</span>}
      {toCents(surplus) > 0 && (
        <span className="block text-small font-semibold text-alert">
          {t('surplusOf', { amount: formatMoney(surplus) })}
        </span>
      )}
    </>
  )
  return (
    <tr
      role="row"
      className="border-b border-line align-top last:border-0 max-lg:flex max-lg:flex-wrap max-lg:justify-between max-lg:gap-x-4 max-lg:gap-y-1 max-lg:py-4"
    >
      <td role="cell" className={`${cell} max-lg:basis-[calc(100%-8.5rem)]`}>
        <Link href={routes.paymentAdmin(id)} className="row-link wrap-anywhere lg:-my-2.5">
          {isOfOne ? what : name}
        </Link>
        {isOfOne && marks}
      </td>
      {!isOfOne && (
        <td role="cell" className={`${cell} wrap-anywhere max-lg:order-3 max-lg:basis-[calc(100%-6.5rem)]`}>
          {what}
          {marks}
        </td>
      )}
      <td
        role="cell"
        className={`${cell} text-right whitespace-nowrap tabular-nums max-lg:order-4 max-lg:font-semibold`}
      >
        {formatMoney(amount)}
      </td>
      <td
        role="cell"
        className={`${cell} text-right whitespace-nowrap tabular-nums max-lg:order-6 max-lg:ml-auto max-lg:text-small ${isOwedInPart ? '' : 'max-lg:sr-only'}`}
      >
        <span className="lg:sr-only">{t('columns.outstanding')}: </span>
        {formatMoney(outstanding)}
      </td>
      <td
        role="cell"
        className={`${cell} whitespace-nowrap max-lg:text-small lg:pl-3 ${isOfOne ? 'max-lg:order-3' : 'max-lg:order-5'}`}
      >
        <span className={isOverdue ? 'font-semibold text-alert' : undefined}>
          <Day day={dueOn} />
          {isOverdue && <span className="sr-only"> ({t('overdue')})</span>}
        </span>
      </td>
      <td role="cell" className="py-3 max-lg:order-2 max-lg:p-0 max-lg:pt-2">
        <PaymentBadge state={payment.state} />
      </td>
    </tr>
  )
}
