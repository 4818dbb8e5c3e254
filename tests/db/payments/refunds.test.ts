/** Refunds: credit note, message, and the figures of the payment. */
import { randomUUID } from 'node:crypto'
import {
  REFUSED,
  askedPayment,
  done,
  pageOf,
  paymentRow,
  refund,
  statusOf,
  surplusOf,
  transfer,
} from './payments'
import { type Row, select, secret, stored } from '../rest'
import { newUser } from '../samples'

const admin = newUser('admin')

test('a refund of a surplus is limited to the remainder', async () => {
  const { id } = await askedPayment(admin)
  await transfer(admin, id, '3000')
  const of_surplus = await surplusOf(id)
  expect((await refund(admin, id, '500.01', { of_surplus })).code).toBe(REFUSED)
  expect((await refund(admin, id, '300', { of_surplus })).code).toBeUndefined()
  expect((await refund(admin, id, '200.01', { of_surplus })).code).toBe(REFUSED)
  expect((await refund(admin, id, '200', { of_surplus })).code).toBeUndefined()
  const another = await askedPayment(admin)
  expect((await refund(admin, another.id, '1', { of_surplus })).code).toBe(REFUSED)
  expect(await statusOf(id)).toBe('complete')
})

test('a refund is limited to the money received, and the payment stays complete', async () => {
  const { id } = await askedPayment(admin)
  expect((await refund(admin, id, '1')).code).toBe(REFUSED)
  await transfer(admin, id, '2500')
  expect((await refund(admin, id, '2500.01')).code).toBe(REFUSED)
  expect((await refund(admin, id, '2500')).code).toBeUndefined()
  expect(await statusOf(id)).toBe('complete')
  expect((await refund(admin, id, '0.01')).code).toBe(REFUSED)
})

/** The credit note numbers of a payment, oldest first. */
const notesOf = async (id: string) => {
  const { body } = await select(secret, 'payment_entries', `payment_id=eq.${id}&kind=eq.refund&order=id`)
  const entries = (body as Row[]).map((entry) => stored('payment_credit_notes', `entry_id=eq.${entry.id}`))
  return (await Promise.all(entries)).map((note) => Number(note!.number))
}
const shown = async (id: string) => {
  const { reference } = await paymentRow(id)
  const list = (await done(admin, 'payment_list', { query: reference })) as { payments: Row[] }
  const { state, received, refunded, outstanding, surplus } = list.payments[0]!
  return [state, ...[received, refunded, outstanding, surplus].map(Number)]
}

test('each refund gets a credit note and a message, and all figures include it', async () => {
  const { id, token } = await askedPayment(admin)
  await transfer(admin, id, '2500')
  expect(await shown(id)).toEqual(['complete', 2500, 0, 0, 0])
  await refund(admin, id, '1000', { on_day: '2026-02-28' })
  expect(await shown(id)).toEqual(['part-refunded', 2500, 1000, 0, 0])
  await refund(admin, id, '1500')
  expect(await shown(id)).toEqual(['refunded', 2500, 2500, 0, 0])
  const [first, second] = await notesOf(id)
  expect(second).toBe(first! + 1)
  const year = new Date().getFullYear()
  expect(await pageOf(token)).toMatchObject({
    ...{
      state: 'complete',
      paid: '0.00',
      received: '2500.00',
      refunded: '2500.00',
      received_on: '2026-01-31',
    },
    credit_notes: [
      { year, number: first, amount: '1000.00', paid_on: '2026-02-28' },
      { year, number: second, amount: '1500.00', paid_on: '2026-01-31' },
    ],
  })
  const { rows } = await select(secret, 'mail_messages', `payment_id=eq.${id}&kind=eq.payment-credit-note`)
  expect(rows).toHaveLength(2)
})

test('a refund can be reversed up to its amount, with a separate credit note', async () => {
  const { id } = await askedPayment(admin)
  await transfer(admin, id, '2500')
  await refund(admin, id, '1000')
  expect((await refund(admin, id, '-1000.01')).code).toBe(REFUSED)
  expect((await refund(admin, id, '-400')).body).toBe(true)
  expect(await shown(id)).toEqual(['part-refunded', 2500, 600, 0, 0])
  await refund(admin, id, '-600')
  expect(await shown(id)).toEqual(['complete', 2500, 0, 0, 0])
  expect(await notesOf(id)).toHaveLength(3)
  const other = await askedPayment(admin)
  await transfer(admin, other.id, '1000')
  await refund(admin, other.id, '1000')
  await transfer(admin, other.id, '2500')
  // Another thousand would exceed the amount now.
  expect((await refund(admin, other.id, '-1000')).code).toBe(REFUSED)
  await transfer(admin, other.id, '5')
  expect((await refund(admin, other.id, '-1', { of_surplus: await surplusOf(other.id) })).code).toBe(REFUSED)
})

test('a refund from several tabs, or a form sent twice, is recorded once', async () => {
  const { id } = await askedPayment(admin)
  await transfer(admin, id, '2500')
  const [entry] = (await select(secret, 'payment_entries', `payment_id=eq.${id}`)).rows
  const last_seen = entry!.id
  const tabs = await Promise.all([1, 2, 3].map(() => refund(admin, id, '1000', { last_seen })))
  expect(tabs.map(({ body }) => body).toSorted()).toEqual([false, false, true])
  const once = randomUUID()
  const again = await Promise.all(
    [1, 2].map(() => refund(admin, id, '1', { once, last_seen: Number(last_seen) + 1e6 })),
  )
  expect(again.map(({ body }) => body)).toEqual([true, true])
  expect(await shown(id)).toEqual(['part-refunded', 2500, 1001, 0, 0])
})

test('refunding a surplus leaves the payment complete, with a credit note', async () => {
  const { id } = await askedPayment(admin)
  await transfer(admin, id, '2600')
  await refund(admin, id, '100', { of_surplus: await surplusOf(id) })
  expect(await shown(id)).toEqual(['complete', 2500, 0, 0, 0])
  expect(await notesOf(id)).toHaveLength(1)
})

test('a cancelled payment after a refund stays cancelled, and the message is sent', async () => {
  const { id } = await askedPayment(admin)
  await transfer(admin, id, '1000')
  await refund(admin, id, '1000')
  await done(admin, 'cancel_payment', { payment_id: id })
  expect(await shown(id)).toEqual(['cancelled', 1000, 1000, 0, 0])
  const message = await stored('mail_messages', `payment_id=eq.${id}&kind=eq.payment-credit-note`)
  expect(message!.state).not.toBe('cancelled')
})
