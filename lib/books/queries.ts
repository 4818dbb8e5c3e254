import 'server-only'
import { exportClient, serverClient } from '@/lib/supabase/server'
import { type CashBook, cashBook } from './book'
import type { BookPeriod } from './period'

export const BOOK_PAGE_SIZE = 500

/** A page of a period's cash book, counted from 1. @throws Error when the database does not answer, or refuses. */
export async function bookPage({ from, to }: BookPeriod, page: number): Promise<CashBook> {
  const client = await serverClient()
  const { data } = await client
    .rpc('cash_book', {
      first_day: from,
      last_day: to,
      page_size: BOOK_PAGE_SIZE,
      page_offset: (page - 1) * BOOK_PAGE_SIZE,
    })
    .throwOnError()
  return cashBook.parse(data)
}

/** A period's whole cash book, for a file; null if it is too long. The database logs it. Admins only. */
export async function exportedBook({ from, to }: BookPeriod): Promise<CashBook | null> {
  const client = await exportClient()
  const { data } = await client.rpc('cash_book_export', { first_day: from, last_day: to }).throwOnError()
  const book = cashBook.parse(data)
  return book.total > book.lines.length ? null : book
}
