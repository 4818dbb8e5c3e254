/** A database for tests of money owed and promises to pay. */
import { randomUUID } from 'node:crypto'
import { paymentDatabase } from '../payments/database'
import type { Row } from '../rest'

interface Owed {
  readonly sums: Row
  readonly total: number
  readonly people: readonly (Row & { readonly promise: Row | null })[]
}

/** Starts the database before a file's tests and stops it after. */
export function owedDatabase() {
  const database = paymentDatabase()
  const { run, act, asked } = database

  const day = async (count: number) =>
    String((await run('select (private.today() + $1::integer)::text as day', [count]))[0]!.day)
  const overdueBy = async (count: number, fields: Row = {}) => asked({ due_on: await day(-count), ...fields })

  const owed = async (args: Row) => (await act('money_owed', args)) as Owed

  const promise = async (
    payment_id: string,
    money: string | null,
    count: number | null,
    once = randomUUID(),
  ) =>
    act('record_promise', {
      ...{ once, payment_id, money },
      on_day: count === null ? null : await day(count),
      entry_note: money && 'Paid on Friday',
    })

  return { ...database, day, overdueBy, owed, promise }
}
