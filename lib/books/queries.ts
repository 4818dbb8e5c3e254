import 'server-only'
import { z } from 'zod'
import { moneyText } from '@/lib/money'
import { fromCents, toCents } from '@/lib/payments/amount'
import { purposeFields } from '@/lib/receipts/purpose'
import { called, ofPage } from '@/lib/supabase/called'
import { row } from '@/lib/supabase/columns'
import { exportClient } from '@/lib/supabase/server'
import type { BookPeriod } from './period'

export const BOOK_PAGE_SIZE = 500

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
const cashBook = z.object({
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

/** A page of a period's cash book, counted from 1. @throws Error when the database does not answer, or refuses. */
export const bookPage = ({ from, to }: BookPeriod, page: number) =>
  called('cash_book', { first_day: from, last_day: to, ...ofPage(page, BOOK_PAGE_SIZE) }, cashBook)

/** A period's whole cash book, for a file; null if it is too long. The database logs it. Admins only. */
export async function exportedBook({ from, to }: BookPeriod) {
  const book = await called('cash_book_export', { first_day: from, last_day: to }, cashBook, exportClient)
  return book.total > book.lines.length ? null : book
}
