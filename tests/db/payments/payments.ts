/** Helpers for tests of payments: requests as by an admin. */
import { randomUUID } from 'node:crypto'
import { type Caller, type Row, anon, call, secret, select, stored } from '../rest'
import { uniqueEmail } from '../samples'

/** The fields of a payment as an admin sends them. */
export const paymentFields = (fields: Row = {}): Row => ({
  amount: '2500.00',
  first_name: 'Thandi',
  surname: 'Jacobs',
  email: uniqueEmail(),
  language: 'en',
  purpose: 'deposit',
  level: 1,
  due_on: '2099-01-31',
  ...fields,
})

/** Calls a function; returns its result. @throws Error when refused */
export async function done(caller: Caller, name: string, args: Row, headers?: Record<string, string>) {
  const answer = await call(caller, name, args, headers)
  if (answer.code) throw new Error(`${name}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Requests a payment; returns its id and its link's token. */
export async function askedPayment(admin: Caller, fields: Row = {}): Promise<{ id: string; token: string }> {
  const id = randomUUID()
  await done(admin, 'create_payment', { payment_id: id, fields: paymentFields(fields) })
  const token = await done(admin, 'ask_payment', { payment_id: id, by_mail: false })
  return { id, token: String(token) }
}

/** The fields of a plan: a deposit and three instalments. */
export function planFields(fields: Row = {}): Row {
  const { first_name, surname, email, language, level } = paymentFields()
  return {
    ...{ first_name, surname, email, language, level },
    way: 'subscription',
    deposit: '2500.00',
    deposit_due_on: '2099-01-15',
    instalments: 3,
    recurring_amount: '1980.00',
    first_due_on: '2099-01-31',
    ...fields,
  }
}

/** A plan whose first payment was requested: that payment, and all rows by due day. */
export async function askedPlan(admin: Caller, fields: Row = {}) {
  const id = randomUUID()
  await done(admin, 'create_payment_plan', { payment_id: id, fields: planFields(fields) })
  const token = String(await done(admin, 'ask_payment', { payment_id: id, by_mail: false }))
  return { id, token, rows: () => planRows(id) }
}

async function planRows(id: string): Promise<Row[]> {
  const { plan_id } = await paymentRow(id)
  return (await select(secret, 'payments', `plan_id=eq.${plan_id}&order=due_on,id`)).rows
}

/** A payment as stored. */
export const paymentRow = async (id: string): Promise<Row> => (await stored('payments', `id=eq.${id}`))!

/** A payment's entries in order: kind, amount as a number, whether a surplus. */
export async function entriesOf(id: string): Promise<[unknown, number, unknown][]> {
  const { rows } = await select(secret, 'payment_entries', `payment_id=eq.${id}&order=id`)
  return rows.map(({ kind, amount, surplus }) => [kind, Number(amount), surplus])
}

/** The data on the page of a link. */
export const pageOf = async (token: string) =>
  (await call(anon, 'payment_page', { token })).body as Row | null

/** Records a bank transfer, dated 2026-01-31 by default. */
export const transfer = (admin: Caller, payment_id: string, money: string, fields: Row = {}) =>
  call(admin, 'record_transfer', { once: randomUUID(), payment_id, money, on_day: '2026-01-31', ...fields })

/** PostgreSQL's code for an invalid argument. */
export const REFUSED = '22023'

/** Records a refund, dated 2026-01-31 by default. */
export const refund = (admin: Caller, payment_id: string, money: string, fields: Row = {}) =>
  call(admin, 'record_refund', { once: randomUUID(), payment_id, money, on_day: '2026-01-31', ...fields })

/** The id of a payment's first surplus. */
export const surplusOf = async (payment_id: string) =>
  (await stored('payment_entries', `payment_id=eq.${payment_id}&surplus=is.true&amount=gt.0&order=id`))!.id

export const statusOf = async (id: string) => (await paymentRow(id)).status

/** The list of payments that a user reads. */
export const listOf = async (user: Caller, args: Row) =>
  (await done(user, 'payment_list', args)) as { total: number; payments: Row[] }
