import { z } from 'zod'
import { organisationSchema } from '@/lib/content/documents/organisation'
import { withTexts } from '@/lib/content/localized'
import { isoTime } from '@/lib/dates'
import { formatDay } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { formatMoney, moneyText } from '@/lib/money'
import type { purposeFields } from '@/lib/receipts/purpose'

/** The organisation's facts on the document, as published at the time of issue. */
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

const numbered = {
  year: z.number().int(),
  number: z.number().int(),
  issued_at: isoTime,
  /** Null if no organisation was published; the present one is used instead. */
  issuer: issuer.nullable(),
}
const receipt = z.object(numbered)

/** For a refund or, with a negative amount, for a refund that was not made. */
export const creditNote = z.object({ ...numbered, amount: moneyText, paid_on: z.iso.date() })
export type CreditNote = z.output<typeof creditNote>

/** Numbered, and made as PDF. */
export type PaymentDocument = z.output<typeof receipt> | CreditNote
export const isCreditNote = (document: PaymentDocument): document is CreditNote => 'paid_on' in document

/** Besides the purpose, as the database gives it with the payment. */
export const receiptFields = {
  first_name: z.string(),
  surname: z.string(),
  amount: moneyText,
  reference: z.string(),
  /** Null unless paid in full. */
  receipt: receipt.nullable(),
  credit_notes: z.array(creditNote).default([]),
  /** Of the last money; null if not given. */
  received_on: z.iso.date().nullable().default(null),
  /** Empty if not given. */
  methods: z.array(z.enum(['card', 'transfer'])).default([]),
  /** Now; null without a plan. */
  plan_outstanding: moneyText.nullable().default(null),
}

export type ReceiptedPayment = z.output<z.ZodObject<typeof receiptFields & typeof purposeFields>>

/** A document's number as people quote it: 2026-0001. */
export const receiptNumber = ({ year, number }: { readonly year: number; readonly number: number }) =>
  `${year}-${String(number).padStart(4, '0')}`

/** The file name of a document. */
export const documentFile = (document: PaymentDocument) =>
  `${isCreditNote(document) ? 'credit-note' : 'receipt'}-${receiptNumber(document)}.pdf`

/** The text of a credit note: a refund, or a refund that was not made. */
export const creditText = ({ amount, paid_on }: CreditNote, language: Locale) =>
  translator(language)(amount.startsWith('-') ? 'Receipt.notPaidBack' : 'Receipt.paidBack', {
    amount: formatMoney(amount.replace('-', '')),
    day: formatDay(paid_on, language),
  })
