/** Lists, counts and months of payments in the back office. */
import { randomUUID } from 'node:crypto'
import { askedPayment, askedPlan, done, listOf, paymentRow, transfer } from './payments'
import { type Row, call } from '../rest'
import { type User, makeUser, unique } from '../samples'

let admin: User
beforeAll(async () => {
  admin = await makeUser('admin')
})

const counts = async () => {
  const { rows } = await call(admin, 'payment_counts')
  return Object.fromEntries(rows.map(({ state, payments }) => [state, Number(payments)]))
}

test('the list can be filtered by name, address, reference, level, month and state, and has sums', async () => {
  const surname = unique('S')
  const { id } = await askedPayment(admin, { surname, level: 3, due_on: '2031-05-15' })
  const { id: overdue } = await askedPayment(admin, { surname, due_on: '2026-02-01' })
  await transfer(admin, id, '3000')
  const { reference, email } = await paymentRow(id)
  const found = async (args: Row) => (await listOf(admin, args)).payments.map((payment) => payment.id)
  expect(await found({ query: surname.toUpperCase() })).toEqual([overdue, id])
  expect(await found({ query: email })).toEqual([id])
  expect(
    await found({
      query: ` ${String(reference)
        .toLowerCase()
        .replace(/^(....)/, '$1-')}`,
    }),
  ).toEqual([id])
  expect(await found({ query: ` ${String(id).toUpperCase()}` })).toEqual([id])
  expect(await found({ query: surname, of_level: 3 })).toEqual([id])
  expect(await found({ query: surname, of_month: '2031-05-01' })).toEqual([id])
  expect(await found({ query: surname, of_state: 'overdue' })).toEqual([overdue])
  expect(await found({ query: surname, of_state: 'open' })).toEqual([overdue])
  expect(await found({ query: surname, of_state: 'surplus' })).toEqual([id])
  expect(await found({ query: surname, of_state: 'complete' })).toEqual([id])
  const [, paid] = (await listOf(admin, { query: surname })).payments
  expect(paid).toMatchObject({ amount: '2500.00', paid: '2500.00', outstanding: '0', surplus: '500.00' })
  expect(await found({ query: surname, page_size: 1, page_offset: 1 })).toEqual([id])
})

test('of each running plan the list of plans has the next payment', async () => {
  const before = await counts()
  const surname = unique('S')
  const plan = await askedPlan(admin, { surname })
  const [deposit, ...others] = await plan.rows()
  const found = async () =>
    (await listOf(admin, { query: surname, of_state: 'plan' })).payments.map((payment) => payment.id)
  expect(await found()).toEqual([deposit!.id])
  expect((await counts()).plan).toBe(before.plan! + 1)
  await transfer(admin, plan.id, '2500')
  expect(await found()).toEqual([others[0]!.id])
  for (const { id } of others) await done(admin, 'cancel_payment', { payment_id: id })
  expect(await found()).toEqual([])
  expect((await counts()).plan).toBe(before.plan)
})

test('the counts follow changes', async () => {
  const before = await counts()
  const { id } = await askedPayment(admin, { due_on: '2026-02-01' })
  expect(await counts()).toMatchObject({
    all: before.all! + 1,
    open: before.open! + 1,
    overdue: before.overdue! + 1,
  })
  await done(admin, 'cancel_payment', { payment_id: id })
  expect(await counts()).toMatchObject({ overdue: before.overdue, cancelled: before.cancelled! + 1 })
})

test('the months have net receipts, and the outstanding amount that fell due', async () => {
  const months = async () => (await call(admin, 'payment_months')).rows
  const before = (await months()).at(-1)!
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Johannesburg' })
  const { id } = await askedPayment(admin, { due_on: today })
  await transfer(admin, id, '1000', { on_day: today })
  await call(admin, 'record_refund', { once: randomUUID(), payment_id: id, money: '400', on_day: today })
  const after = (await months()).at(-1)!
  expect(Number(after.received) - Number(before.received)).toBeCloseTo(600)
  expect(Number(after.outstanding) - Number(before.outstanding)).toBeCloseTo(1900)
  expect(await months()).toHaveLength(12)
})
