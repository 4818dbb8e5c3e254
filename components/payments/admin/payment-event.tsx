import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { formatDay } from '@/lib/i18n/formats'
import { formatMoney } from '@/lib/money'
import type { PaymentEvent } from '@/lib/payments/admin/schema'
import { gatewayNames } from '@/lib/payments/gateways/gateway'
import { purposeText } from '@/lib/receipts/purpose'
import { routes } from '@/lib/routes'

/** A payment event, as a sentence with a link to the payment. */
export function PaymentSentence({ event }: { event: PaymentEvent }) {
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin.history')
  const leads = useTranslations('Leads.lead')
  const purposes = useTranslations('Payments.purposes')
  const { kind, paymentId, actor, amount, receivedOn, instalments, level } = event
  const names: Readonly<Record<string, string>> = { ...gatewayNames, system: leads('bySystem') }
  const values = {
    actor: actor === null ? '' : (names[actor] ?? actor),
    amount: formatMoney(amount),
    what: purposeText(event, purposes),
    day: receivedOn === null ? '' : formatDay(receivedOn, locale, 'medium'),
    count: instalments ?? 0,
    level: level ?? 0,
    link: (chunks: ReactNode) => (
      <Link href={routes.paymentAdmin(paymentId)} className="grain-line text-vine">
        {chunks}
      </Link>
    ),
  }
  return t.rich(kind === 'cancelled' && actor === null ? 'cancelledByPayer' : kind, values)
}
