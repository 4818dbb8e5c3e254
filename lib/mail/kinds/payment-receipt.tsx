import type { z } from 'zod'
import type { Content } from '@/lib/content/content'
import { today } from '@/lib/dates'
import { absolute } from '@/lib/i18n/absolute'
import { formatDay } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { formatMoney } from '@/lib/money'
import { purposeText } from '@/lib/receipts/purpose'
import {
  type PaymentDocument,
  creditNote,
  creditText,
  documentFile,
  isCreditNote,
  receiptFields,
  receiptNumber,
} from '@/lib/receipts/receipt'
import { makeDocument } from '@/lib/receipts/receipt-pdf'
import { routes } from '@/lib/routes'
import type { MailContent, MailKind } from '../kind'
import { ActionLink, Paragraph } from '../layout'
import { type PaymentData, paymentData, samplePayment } from './payment'

/** Announces a payment or a refund, with the document attached. */
function compose(
  payment: PaymentData,
  document: PaymentDocument,
  locale: Locale,
  { organisation }: Content,
): MailContent {
  const t = translator(locale)
  const { plan_outstanding: outstanding } = payment
  const values = {
    number: receiptNumber(document),
    amount: formatMoney(payment.amount),
    day: formatDay(payment.received_on ?? today(new Date(document.issued_at)), locale),
    what: purposeText(payment, (key, level) => t(`Mail.paymentReceipt.purposes.${key}`, level)),
  }
  const kind = isCreditNote(document) ? 'paymentCreditNote' : 'paymentReceipt'
  const text = [
    isCreditNote(document) && creditText(document, locale),
    t(`Mail.${kind}.text`, values),
    outstanding && t('Mail.paymentReceipt.outstanding', { amount: formatMoney(outstanding) }),
  ]
    .filter(Boolean)
    .join(' ')
  return {
    subject: t(`Mail.${kind}.subject`, values),
    attachments: [
      {
        name: documentFile(document),
        type: 'application/pdf',
        make: () => makeDocument(payment, document, locale, document.issuer ?? organisation),
      },
    ],
    preview: text,
    isSigned: true,
    why: t('Mail.payment.why'),
    body: (
      <>
        <Paragraph>{t('Mail.greeting', { name: payment.first_name })}</Paragraph>
        <Paragraph>{text}</Paragraph>
        <ActionLink href={absolute(routes.pay(payment.token), locale)}>
          {t('Mail.paymentReceipt.open')}
        </ActionLink>
      </>
    ),
  }
}

const receipted = paymentData.extend({ receipt: receiptFields.receipt.unwrap() })
const credited = paymentData.extend({ credit_note: creditNote })
const sample = { year: 2026, number: 1, issued_at: '2026-11-21T08:00:00.000Z', issuer: null }

/** Thanks for the money that completes a payment, with the receipt. */
const receipt: MailKind<z.output<typeof receipted>> = {
  schema: receipted,
  sample: { ...samplePayment, outstanding: '0', receipt: sample },
  compose: (payment, ...rest) => compose(payment, payment.receipt, ...rest),
}

/** Announces a refund, or that one was not made, with the credit note. */
const credit: MailKind<z.output<typeof credited>> = {
  schema: credited,
  sample: { ...samplePayment, credit_note: { ...sample, amount: '1000.00', paid_on: '2026-11-21' } },
  compose: (payment, ...rest) => compose(payment, payment.credit_note, ...rest),
}

export const receiptKinds = { 'payment-receipt': receipt, 'payment-credit-note': credit }
