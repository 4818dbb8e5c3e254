import { z } from 'zod'
import { organisationSchema } from '@/lib/content/documents/organisation'
import { withTexts } from '@/lib/content/localized'
import { isoTime } from '@/lib/dates'
import { formatDay } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { formatMoney, moneyText } from '@/lib/money'
import type { purposeFields } from '@/lib/receipts/purpose'

/** Who issues a document: of the organisation as it was published then, what stands on the document. */
const issuer = z
  .object(
    organisationSchema.pick({
      name: true,
      legalName: true,
      registrationNumber: true,
      vatNumber: true,
      address: true,
    }).shape,
  )
  .transform((written) => withTexts(written))

export type Issuer = z.output<typeof issuer>

/** What receipts and credit notes have in common. */
const numbered = {
  year: z.number().int(),
  number: z.number().int(),
  issued_at: isoTime,
  /** Null where no organisation was published: then the present one stands there. */
  issuer: issuer.nullable(),
}
const receipt = z.object(numbered)

/** A credit note: for money that was paid back or, where its amount is below nothing, for a refund that was not made. */
export const creditNote = z.object({ ...numbered, amount: moneyText, paid_on: z.iso.date() })
export type CreditNote = z.output<typeof creditNote>

/** What has a number of its own, and is made as PDF. */
export type PaymentDocument = z.output<typeof receipt> | CreditNote
export const isCreditNote = (document: PaymentDocument): document is CreditNote => 'paid_on' in document

/** What a receipt or a credit note is made from beside what it is for, as the database gives it with the payment. */
export const receiptFields = {
  first_name: z.string(),
  surname: z.string(),
  amount: moneyText,
  reference: z.string(),
  /** Null where it is not paid in full. */
  receipt: receipt.nullable(),
  credit_notes: z.array(creditNote).default([]),
  /** The day of the last money; null where it is not given. */
  received_on: z.iso.date().nullable().default(null),
  /** How the money came; none where it is not given. */
  methods: z.array(z.enum(['card', 'transfer'])).default([]),
  /** What is outstanding of its plan now; null where there is no plan. */
  plan_outstanding: moneyText.nullable().default(null),
}

/** A payment as its documents need it. */
export type ReceiptedPayment = z.output<z.ZodObject<typeof receiptFields & typeof purposeFields>>

/** The number as people quote it: 2026-0001. */
export const receiptNumber = ({ year, number }: { readonly year: number; readonly number: number }) =>
  `${year}-${String(number).padStart(4, '0')}`

/** The name of the file of a document. */
export const documentFile = (document: PaymentDocument) =>
  `${isCreditNote(document) ? 'credit-note' : 'receipt'}-${receiptNumber(document)}.pdf`

/** What a credit note says: that money was paid back, or that a refund was not made. */
export const creditText = ({ amount, paid_on }: CreditNote, language: Locale) =>
  translator(language)(amount.startsWith('-') ? 'Receipt.notPaidBack' : 'Receipt.paidBack', {
    amount: formatMoney(amount.replace('-', '')),
    day: formatDay(paid_on, language),
  })
