/** Purging payments: rows deleted along, money that postpones it, and protection until then. */
import { randomUUID } from 'node:crypto'
import { NO_RIGHT } from '../rest'
import { paymentDatabase } from './database'

const { run, refusal, act, notified, asked, askedPlan, transfer } = paymentDatabase()

async function age(id: string, months: number, extra = '0 days') {
  for (const [table, column, key, trigger] of [
    ['payments', 'created_at', 'id', 'keep_payment_rule'],
    ['payment_entries', 'created_at', 'payment_id', 'keep_payment_entry'],
  ] as const) {
    await run(`alter table public.${table} disable trigger ${trigger}`)
    await run(
      `update public.${table} set ${column} = ${column} - make_interval(months => $2) - $3::interval where ${key} = $1`,
      [id, months, extra],
    )
    await run(`alter table public.${table} enable trigger ${trigger}`)
  }
}
const purge = async () =>
  Number((await run<{ gone: number }>('select public.purge_expired() as gone'))[0]!.gone)
const exists = async (id: string) =>
  (await run('select from public.payments where id = $1', [id])).length === 1
const entriesOf = (id: string) => run('select id from public.payment_entries where payment_id = $1', [id])

async function paid(): Promise<string> {
  const id = await asked()
  await notified(id)
  return id
}

test('a payment is purged with its receipt 84 months after its last money', async () => {
  const [kept, expired, renewed] = [await paid(), await paid(), await paid()]
  await age(kept, 84, '-1 hours')
  await act('record_refund', { once: randomUUID(), payment_id: expired, money: '5.00', on_day: '2026-01-31' })
  for (const id of [expired, renewed]) await age(id, 84, '1 hours')
  const [entry] = await entriesOf(renewed)
  await act('record_refund', { once: randomUUID(), payment_id: renewed, money: '5.00', on_day: '2026-01-31' })
  expect(entry).toBeDefined()
  await purge()
  expect([await exists(kept), await exists(expired), await exists(renewed)]).toEqual([true, false, true])
  expect(await entriesOf(expired)).toEqual([])
  expect(await run('select from public.payment_receipts where payment_id = $1', [expired])).toEqual([])
  expect(await run('select from public.payment_credit_notes')).toHaveLength(1)
  expect(await purge()).toBe(0)
})

test('an unpaid payment is purged with its plan 24 months after its due day; a rand keeps it', async () => {
  const dueSince = async (days: number, id: string) =>
    run(
      "update public.payments set due_on = (private.today() - interval '24 months')::date - $2::integer where id = $1",
      [id, days],
    )
  const [kept, expired, withMoney] = [await asked(), await asked(), await asked()]
  await transfer(withMoney, '1.00')
  await dueSince(0, kept)
  for (const id of [expired, withMoney]) await dueSince(1, id)
  const plan = await askedPlan()
  for (const id of plan) await dueSince(1, id)
  await purge()
  expect([await exists(kept), await exists(expired), await exists(withMoney)]).toEqual([true, false, true])
  expect(await run('select from public.payment_plans')).toEqual([])
})

describe('a chain of moved surpluses', () => {
  /** Payments, each but the first paid from the surplus of the one before. */
  async function chain(length: number): Promise<string[]> {
    const ids = [await asked()]
    await transfer(ids[0]!, '2501.00')
    while (ids.length < length) {
      const to_payment = await asked({ amount: '1.00' })
      const [surplus] = await run(
        'select id from public.payment_entries where payment_id = $1 and surplus and amount > 0',
        [ids.at(-1)],
      )
      await act('move_surplus', { once: randomUUID(), of_surplus: surplus!.id, to_payment })
      // Nothing is outstanding here now, so this is a surplus again.
      await transfer(to_payment, '1.00')
      ids.push(to_payment)
    }
    return ids
  }

  test('is kept until the last payment of it expires', async () => {
    const ids = await chain(4)
    for (const id of ids.slice(0, -1)) await age(id, 85)
    await purge()
    expect(await Promise.all(ids.map(exists))).toEqual([true, true, true, true])
  })

  test('is purged together', async () => {
    const ids = await chain(4)
    for (const id of ids) await age(id, 85)
    await purge()
    expect(await Promise.all(ids.map(exists))).toEqual([false, false, false, false])
  })
})

describe('before its time, nobody', () => {
  test.each([
    ['deletes money', 'delete from public.payment_entries where payment_id = $1'],
    ['changes money', 'update public.payment_entries set amount = 1 where payment_id = $1'],
    ['empties the table', 'truncate public.payment_entries cascade'],
  ])('%s, not even the table owner', async (_, sql) => {
    const id = await paid()
    expect(await refusal(sql, sql.includes('$1') ? [id] : [])).toBe(NO_RIGHT)
    expect(await entriesOf(id)).toHaveLength(1)
  })

  test.each([
    [
      'takes a completion back',
      "update public.payments set status = 'pending', completed_at = null where id = $1",
    ],
    [
      'changes the amount of a requested payment',
      'update public.payments set amount_gross = 1 where id = $1',
    ],
    ['forgets that it was requested', 'update public.payments set asked_at = null where id = $1'],
  ])('%s, not even the table owner', async (_, sql) => {
    expect(await refusal(sql, [await paid()])).toBe('23514')
  })
})
