import 'server-only'
import { env } from '@/lib/env'
import { formatDay } from '@/lib/i18n/formats'
import { localePath } from '@/lib/i18n/paths'
import { translator } from '@/lib/i18n/translator'
import { routes } from '@/lib/routes'
import { formatMoney } from '@/lib/money'
import type { ListedPayment } from './schema'
import { purposeText } from '@/lib/receipts/purpose'

/**
 * Links to a requested payment: its page, and a WhatsApp message in the person's language; null without a phone number.
 * @param token of the link.
 */
export function paymentLinks(payment: ListedPayment, token: string) {
  const { language, phone, firstName, outstanding, dueOn } = payment
  const t = translator(language)
  const link = env.SITE_URL + localePath(routes.pay(token), language)
  const message = t('PaymentsAdmin.whatsappText', {
    name: firstName,
    amount: formatMoney(outstanding),
    what: purposeText(payment, (key, values) => t(`Payments.purposes.${key}`, values)),
    day: formatDay(dueOn, language),
    link,
  })
  return { link, whatsapp: phone && `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(message)}` }
}
