/** Money recorded by staff: part payments, surpluses, corrections. */
import { randomUUID } from 'node:crypto'
import {
  REFUSED,
  askedPayment,
  askedPlan,
  done,
  entriesOf,
  listOf,
  pageOf,
  statusOf,
  transfer,
} from './payments'
import { call, select, secret } from '../rest'
import { newUser } from '../samples'

const admin = newUser('admin')

const correct = (payment_id: string, money: string) =>
  call(admin, 'record_correction', { once: randomUUID(), payment_id, money, entry_note: 'Wrong account' })

test('a payment in two parts completes with the second, with the year’s next receipt number', async () => {
  const { id } = await askedPayment(admin)
  await transfer(admin, id, '1499.99')
  expect(await statusOf(id)).toBe('pending')
  await transfer(admin, id, '1000.01', { named: 'FNB 12', entry_note: 'Seen on the statement' })
  expect(await statusOf(id)).toBe('complete')
  const other = await askedPayment(admin)
  await transfer(admin, other.id, '2500')
  const number = async (of: string) =>
    Number((await select(secret, 'payment_receipts', `payment_id=eq.${of}`)).rows[0]!.number)
  expect(await number(other.id)).toBe((await number(id)) + 1)
})

test('money beyond the amount, or after the payment ended, is a surplus', async () => {
  const { id } = await askedPayment(admin)
  await transfer(admin, id, '3000')
  await transfer(admin, id, '5')
  expect(await entriesOf(id)).toEqual([
    ['transfer', 2500, false],
    ['transfer', 500, true],
    ['transfer', 5, true],
  ])
  const cancelled = await askedPayment(admin)
  await done(admin, 'cancel_payment', { payment_id: cancelled.id })
  await transfer(admin, cancelled.id, '2500')
  expect(await entriesOf(cancelled.id)).toEqual([['transfer', 2500, true]])
  expect(await statusOf(cancelled.id)).toBe('cancelled')
})

test('a form sent several times at once makes one transfer', async () => {
  const { id } = await askedPayment(admin)
  const once = randomUUID()
  await Promise.all([1, 2, 3].map(() => transfer(admin, id, '700', { once })))
  expect(await entriesOf(id)).toEqual([['transfer', 700, false]])
})

test('concurrent part payments all count, completing the payment once', async () => {
  const { id } = await askedPayment(admin)
  await Promise.all(Array.from({ length: 6 }, () => transfer(admin, id, '500')))
  const entries = await entriesOf(id)
  expect(entries.filter(([, , surplus]) => !surplus)).toHaveLength(5)
  expect(entries.filter(([, , surplus]) => surplus)).toEqual([['transfer', 500, true]])
  expect((await select(secret, 'payment_receipts', `payment_id=eq.${id}`)).rows).toHaveLength(1)
})

test('a correction is bounded by zero and the amount, and may complete', async () => {
  const { id } = await askedPayment(admin)
  await transfer(admin, id, '1000')
  expect((await correct(id, '-1000.01')).code).toBe(REFUSED)
  expect((await correct(id, '1500.01')).code).toBe(REFUSED)
  expect((await correct(id, '-200')).code).toBeUndefined()
  expect(await statusOf(id)).toBe('pending')
  expect((await correct(id, '1700')).code).toBeUndefined()
  expect(await statusOf(id)).toBe('complete')
})

test('a correction of a wrong entry opens the payment again, which keeps its one receipt', async () => {
  const { id, token } = await askedPayment(admin)
  const receipts = async () => (await select(secret, 'payment_receipts', `payment_id=eq.${id}`)).rows
  await transfer(admin, id, '2500')
  const before = await receipts()
  expect(before).toHaveLength(1)
  await correct(id, '-2500')
  expect(await statusOf(id)).toBe('pending')
  expect(await listOf(admin, { query: id })).toMatchObject({ payments: [{ outstanding: '2500.00' }] })
  expect(await pageOf(token)).toMatchObject({ state: 'pending', receipt: null })
  await transfer(admin, id, '2500')
  expect(await statusOf(id)).toBe('complete')
  expect(await receipts()).toEqual(before)
  const mail = await select(secret, 'mail_messages', `payment_id=eq.${id}&kind=eq.payment-receipt`)
  expect(mail.rows).toHaveLength(1)
})

test('an entry on one row of a plan leaves the others open', async () => {
  const plan = await askedPlan(admin)
  await transfer(admin, plan.id, '2500')
  expect((await plan.rows()).map((row) => row.status)).toEqual(['complete', 'pending', 'pending', 'pending'])
})
