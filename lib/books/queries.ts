import 'server-only'
import { called, ofPage } from '@/lib/supabase/called'
import { exportClient } from '@/lib/supabase/server'
import { cashBook } from './book'
import type { BookPeriod } from './period'

export const BOOK_PAGE_SIZE = 500

/** A page of a period's cash book, counted from 1. @throws Error when the database does not answer, or refuses. */
export const bookPage = ({ from, to }: BookPeriod, page: number) =>
  called('cash_book', { first_day: from, last_day: to, ...ofPage(page, BOOK_PAGE_SIZE) }, cashBook)

/** A period's whole cash book, for a file; null if it is too long. The database logs it. Admins only. */
export async function exportedBook({ from, to }: BookPeriod) {
  const book = await called('cash_book_export', { first_day: from, last_day: to }, cashBook, exportClient)
  return book.total > book.lines.length ? null : book
}
