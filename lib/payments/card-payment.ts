import 'server-only'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { routes, withQuery } from '@/lib/routes'
import { gateway } from './gateways/current'
import type { FormField } from './gateways/gateway'
import type { PaymentPage } from './page-schema'

/**
 * The form that pays the outstanding amount by card and starts its subscription, if any; null while card payment is off
 * or paused.
 * @param token of the payment's link, for a payer who cancels
 * @param itemName shown at the gateway
 */
export function cardPayment(
  page: PaymentPage,
  token: string,
  itemName: string,
  locale: Locale,
): { action: string; fields: FormField[] } | null {
  if (page.cards_paused) return null
  const status = withQuery(routes.paymentNotification, { m_payment_id: page.payment_id })
  return gateway.form({
    returnUrl: env.SITE_URL + localePath(status, locale),
    cancelUrl: env.SITE_URL + localePath(routes.pay(token), locale),
    person: { firstName: page.first_name, surname: page.surname, email: page.email, phone: page.phone },
    paymentId: page.payment_id,
    amount: page.outstanding,
    itemName,
    itemDescription: page.reference,
    ...(page.subscription && {
      subscription: {
        billingDate: page.subscription.billing_date,
        recurringAmount: page.subscription.recurring_amount,
        cycles: page.subscription.cycles,
      },
    }),
  })
}
