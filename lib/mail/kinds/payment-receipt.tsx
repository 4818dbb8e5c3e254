import { today } from '@/lib/dates'
import { absolute } from '@/lib/i18n/absolute'
import { formatDay } from '@/lib/i18n/formats'
import { translator } from '@/lib/i18n/translator'
import { formatMoney } from '@/lib/money'
import { purposeText } from '@/lib/receipts/purpose'
import { type ReceiptedPayment, receiptFields, receiptFile, receiptNumber } from '@/lib/receipts/receipt'
import { makeReceipt } from '@/lib/receipts/receipt-pdf'
import { routes } from '@/lib/routes'
import type { MailKind } from '../kind'
import { ActionLink, MailLayout, Paragraph } from '../layout'
import { type PaymentData, paymentData, samplePayment } from './payment'

const receiptedData = paymentData.extend({ receipt: receiptFields.receipt.unwrap() })

/** Thanks for money that completes a payment, with the receipt as a file. */
export const paymentReceipt: MailKind<PaymentData & ReceiptedPayment> = {
  schema: receiptedData,
  sample: {
    ...samplePayment,
    outstanding: '0',
    receipt: { year: 2026, number: 1, issued_at: '2026-11-21T08:00:00.000Z', issuer: null },
  },
  compose(payment, locale, { organisation }) {
    const t = translator(locale)
    const { receipt, plan_outstanding: outstanding } = payment
    const values = { number: receiptNumber(receipt), amount: formatMoney(payment.amount) }
    const subject = t('Mail.paymentReceipt.subject', values)
    const day = payment.received_on ?? today(new Date(receipt.issued_at))
    const text = t('Mail.paymentReceipt.text', {
      ...values,
      day: formatDay(day, locale),
      what: purposeText(payment, (key, level) => t(`Mail.paymentReceipt.purposes.${key}`, level)),
    })
    return {
      subject,
      attachments: [
        {
          name: receiptFile(receipt),
          type: 'application/pdf',
          make: () => makeReceipt(payment, locale, receipt.issuer ?? organisation),
        },
      ],
      body: (
        <MailLayout
          organisation={organisation}
          locale={locale}
          title={subject}
          preview={text}
          why={t('Mail.payment.why')}
        >
          <Paragraph>{t('Mail.greeting', { name: payment.first_name })}</Paragraph>
          <Paragraph>
            {text}
            {outstanding && ` ${t('Mail.paymentReceipt.outstanding', { amount: formatMoney(outstanding) })}`}
          </Paragraph>
          <ActionLink href={absolute(routes.pay(payment.token), locale)}>
            {t('Mail.paymentReceipt.open')}
          </ActionLink>
        </MailLayout>
      ),
    }
  },
}
