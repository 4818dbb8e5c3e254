import { z } from 'zod'
import { moneyText } from '@/lib/money'
import { fromCents, toCents } from '@/lib/payments/amount'
import { purposeFields } from '@/lib/receipts/purpose'
import { row } from '@/lib/supabase/columns'

const bookKinds = ['card', 'transfer', 'refund', 'correction'] as const

const bookLine = row({
  /** Of the entry. */
  id: z.number().int(),
  day: z.iso.date(),
  kind: z.enum(bookKinds),
  /** Gross; negative for what was paid out. */
  amount: moneyText,
  /** PayFast's, at most 0. */
  fee: moneyText,
  /** After it. */
  balance: moneyText,
  paymentId: z.string(),
  name: z.string(),
  ...purposeFields,
  reference: z.string(),
  bankReference: z.string().nullable(),
  gatewayPaymentId: z.string().nullable(),
  /** Number of the receipt or credit note. */
  document: z.string().nullable(),
})
export type BookLine = z.output<typeof bookLine>

/** The balances and sums of a period, and a page of its lines. */
export const cashBook = z.object({
  opening: moneyText,
  closing: moneyText,
  /** Those that there are. */
  sums: z.partialRecord(z.enum([...bookKinds, 'fee']), moneyText),
  total: z.number().int(),
  lines: z.array(bookLine),
})

/** What is left of an amount after PayFast's fee. */
export const netOf = ({ amount, fee }: Pick<BookLine, 'amount' | 'fee'>): string =>
  fromCents(toCents(amount) + toCents(fee))
