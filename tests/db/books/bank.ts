/** A database for tests of statement lines. */
import { randomUUID } from 'node:crypto'
import { paymentDatabase } from '../payments/database'
import type { Row } from '../rest'

export const ACCOUNT = '62000000017'
export const DAY = '2026-02-02'

interface Line {
  readonly day: string
  readonly amount: string
  readonly text: string
  readonly bank_id?: string
}
export const line = (text: string, amount = '2500.00', more: Partial<Line> = {}): Line => ({
  day: DAY,
  amount,
  text,
  ...more,
})

/** Starts the database before a file's tests, without lines before each test, and stops it after. */
export function bankDatabase() {
  const database = paymentDatabase()
  const { run, act } = database

  beforeEach(async () => {
    await run('delete from public.bank_lines')
    await run('delete from public.bank_imports')
  })

  const arrive = (lines: readonly Line[], account = ACCOUNT, mapping: Row | null = null) =>
    act('import_bank_lines', { import_id: randomUUID(), account, mapping, lines })

  const listed = async (of_state = 'open') =>
    (await act('bank_line_list', { of_state, page_size: 100 })) as {
      counts: Record<string, number>
      certain: number[]
      lines: Row[]
    }

  const confirmAll = async () =>
    act('confirm_certain_lines', { line_ids: `{${(await listed()).certain.join()}}` })

  const referenceOf = async (id: string) =>
    (await run<{ reference: string }>('select reference from public.payments where id = $1', [id]))[0]!
      .reference

  return { ...database, arrive, listed, confirmAll, referenceOf }
}
