import { useTranslations } from 'next-intl'
import { Day, StaffTime } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { formatMoney } from '@/lib/money'
import { toCents } from '@/lib/payments/amount'
import type { Plan, ScheduleRow } from '@/lib/payments/admin/schema'
import { gatewayNames } from '@/lib/payments/gateways/gateway'
import { purposeText } from '@/lib/receipts/purpose'
import { routes } from '@/lib/routes'
import { EndPlan } from './payment-actions'
import { PaymentBadge } from './payment-badge'
import { MailDays } from './payment-records'

/** A monthly plan: amounts, method, rows, and the button to end it. */
export function PaymentPlan({
  id,
  plan,
  schedule,
}: {
  id: string
  plan: Plan
  schedule: readonly ScheduleRow[]
}) {
  const t = useTranslations('PaymentsAdmin.payment')
  const purposes = useTranslations('Payments.purposes')
  const isSubscription = plan.way === 'subscription'
  const isOpen = schedule.some(({ payment }) => toCents(payment.outstanding) > 0)
  return (
    <>
      <p>
        {t('planText', {
          count: plan.instalments,
          amount: formatMoney(plan.recurringAmount),
          way: plan.way,
        })}{' '}
        {plan.endedAt
          ? t.rich('planEnded', {
              when: () => <StaffTime iso={plan.endedAt!} withTime={false} />,
              who: plan.endedBy === null ? '' : (gatewayNames[plan.endedBy] ?? plan.endedBy),
            })
          : isSubscription && isOpen && t(plan.gatewayToken ? 'planCharging' : 'planWaiting')}
      </p>
      <ol aria-label={t('planTitle')} className="mt-4 grid grid-cols-[minmax(0,1fr)]">
        {schedule.map(({ payment: row, mail }) => {
          const text = purposeText(row, purposes)
          return (
            <li
              key={row.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2 last:border-0 sm:grid-cols-[8rem_minmax(0,1fr)_7rem_9rem]"
            >
              <Day day={row.dueOn} />
              <span className="max-sm:order-last">
                {row.id === id ? (
                  <>
                    {text} <span className="text-quiet">({t('thisOne')})</span>
                  </>
                ) : (
                  <Link
                    href={routes.paymentAdmin(row.id)}
                    className="grain-line inline-flex min-h-11 items-center text-vine"
                  >
                    {text}
                  </Link>
                )}
                <MailDays mail={mail} />
              </span>
              <span className="text-right whitespace-nowrap tabular-nums">{formatMoney(row.amount)}</span>
              <span className="max-sm:order-last max-sm:justify-self-end">
                <PaymentBadge state={row.state} />
              </span>
            </li>
          )
        })}
      </ol>
      <EndPlan plan={plan.id} isOpen={!plan.endedAt} isSubscription={isSubscription} id={id} />
    </>
  )
}
