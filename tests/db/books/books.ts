/** A database for tests of the cash book. */
import type { Row } from '../rest'
import { registerDatabase } from '../students/register'

interface Book extends Row {
  readonly opening: string
  readonly closing: string
  readonly total: number
  readonly sums: Readonly<Record<string, string>>
  readonly lines: readonly (Row & { readonly kind: string; readonly day: string })[]
}

/** Starts the database before a file's tests and stops it after. */
export function booksDatabase() {
  const database = registerDatabase()
  const { act } = database

  const book = async (first_day: string, last_day: string, more: Row = {}) =>
    (await act('cash_book', { first_day, last_day, ...more })) as Book

  return { ...database, book }
}
