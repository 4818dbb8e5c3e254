import { useLocale, useTranslations } from 'next-intl'
import { CopyFact } from '@/components/site/bank-details'
import { formatDay } from '@/lib/i18n/formats'
import { formatMoney } from '@/lib/money'
import { type PaymentPage, isWithdrawn, planMessage } from '@/lib/payments/page-schema'
import { purposeText } from '@/lib/receipts/purpose'
import { useContent } from '@/lib/site/queries'

/** The payment's plan in words; null without a plan. */
function usePlan({ plan, subscription }: PaymentPage): string | null {
  const locale = useLocale()
  const t = useTranslations('Pay')
  if (subscription)
    return t('planToCome', {
      cycles: subscription.cycles,
      amount: formatMoney(subscription.recurring_amount),
      date: formatDay(subscription.billing_date, locale),
    })
  const message = plan && planMessage(plan)
  return message && t(message, { instalments: plan.instalments, amount: formatMoney(plan.recurring_amount) })
}

/** Payee, payer, purpose, and the outstanding amount. */
export function PaymentFacts({ page }: { page: PaymentPage }) {
  const locale = useLocale()
  const t = useTranslations('Pay')
  const purposes = useTranslations('Payments.purposes')
  const { organisation } = useContent()
  const plan = usePlan(page)
  const isPartlyPaid = page.state !== 'complete' && Number(page.received) > 0
  // Paid or withdrawn requests are no longer due.
  const isDue = page.state !== 'complete' && !isWithdrawn(page)
  const facts = [
    { label: t('to'), value: organisation.name[locale] },
    { label: t('purpose'), value: purposeText(page, purposes) },
    { label: t('name'), value: `${page.first_name} ${page.surname}` },
    { label: t(isDue ? 'amount' : 'amountAsked'), value: formatMoney(page.amount), isLarge: !isPartlyPaid },
    ...(isPartlyPaid
      ? [
          { label: t('paid'), value: formatMoney(page.received) },
          { label: t('outstanding'), value: formatMoney(page.outstanding), isLarge: true },
        ]
      : []),
    ...(Number(page.refunded) > 0 ? [{ label: t('refunded'), value: formatMoney(page.refunded) }] : []),
    { label: t('due'), value: formatDay(page.due_on, locale) },
    ...(plan ? [{ label: t('plan'), value: plan }] : []),
    { label: t('reference'), value: page.reference, copies: true },
  ]
  return (
    <dl className="rounded-card border border-line bg-raised px-[min(1.5rem,6vw)] py-3 tabular-nums shadow-card sm:px-8 sm:py-5 print:py-1">
      {facts.map(({ label, value, isLarge, copies }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] items-baseline gap-x-3 border-line py-2.5 not-first:border-t sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] sm:gap-x-6 print:py-1"
        >
          <dt className="text-small wrap-anywhere text-quiet">{label}</dt>
          <dd
            className={`flex items-center justify-between gap-1 ${isLarge ? 'font-display text-lead' : ''}`}
          >
            <span className={`min-w-0 wrap-anywhere ${copies ? 'font-semibold tracking-wide' : ''}`}>
              {value}
            </span>
            {copies && (
              <div className="-my-2.5 -mr-2.5 print:hidden">
                <CopyFact label={label} text={value} />
              </div>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
