import type { ReactNode } from 'react'
import type { Content } from '@/lib/content/content'
import { absolute } from '@/lib/i18n/absolute'
import { formatDay } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { formatMoney } from '@/lib/money'
import { purposeText } from '@/lib/receipts/purpose'
import { routes } from '@/lib/routes'
import type { MailContent, MailKind } from '../kind'
import { ActionLink, Paragraph, TextLink } from '../layout'
import { type PaymentData, officePhone, paymentData, samplePayment } from './payment'

/** The amount, the due day, and where to pay. */
function compose(
  kind: 'paymentRequest' | 'paymentReminder',
  payment: PaymentData,
  locale: Locale,
  { organisation }: Content,
): MailContent {
  const t = translator(locale)
  const values = {
    amount: formatMoney(payment.outstanding),
    day: formatDay(payment.due_on, locale),
    what: purposeText(payment, (key, level) => t(`Mail.payment.purposes.${key}`, level)),
  }
  const what = purposeText(payment, (key, level) => t(`Mail.paymentReceipt.purposes.${key}`, level))
  const isReminder = kind === 'paymentReminder'
  // Each reminder after the due day has a separate text.
  const place = isReminder ? payment.late_reminder : ''
  const key = payment.is_overdue
    ? (`${kind}.late${place}` as 'paymentReminder.late1')
    : (`${kind}.due` as const)
  const text = t(`Mail.${key}.text`, values)
  const phone = (words: ReactNode) => <TextLink href={officePhone(organisation)}>{words}</TextLink>
  return {
    subject: t(`Mail.${key}.subject`, values),
    preview: text,
    isSigned: true,
    why: t('Mail.payment.why'),
    body: (
      <>
        <Paragraph>{t('Mail.greeting', { name: payment.first_name })}</Paragraph>
        <Paragraph>
          {text}
          {isReminder && ` ${t('Mail.paymentReminder.proof')}`}
        </Paragraph>
        <ActionLink href={absolute(routes.pay(payment.token), locale)}>{t('Mail.payment.open')}</ActionLink>
        {isReminder && payment.is_overdue && (
          <Paragraph>{t.rich('Mail.paymentReminder.difficult', { phone })}</Paragraph>
        )}
        <Paragraph>
          {isReminder && payment.is_overdue && `${t('Mail.paymentReminder.what', { what })} `}
          {t('Mail.payment.reference', { reference: payment.reference })}{' '}
          {t.rich('Mail.payment.otherDetails', { phone })}
        </Paragraph>
      </>
    ),
  }
}

const request: MailKind<PaymentData> = {
  schema: paymentData,
  sample: samplePayment,
  compose: (payment, locale, content) => compose('paymentRequest', payment, locale, content),
}

/** Before or after the due day. */
const reminder: MailKind<PaymentData> = {
  schema: paymentData,
  sample: { ...samplePayment, is_overdue: true },
  compose: (payment, locale, content) => compose('paymentReminder', payment, locale, content),
}

export const requestKinds = { 'payment-request': request, 'payment-reminder': reminder }
