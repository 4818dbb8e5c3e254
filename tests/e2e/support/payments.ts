/** Payments by database functions as the first admin, without the office's pages. */
import { jobKeyOf } from '../../../lib/job-keys.mjs'
import { type Row, newEmail, selectRows } from './data'
import { type Page, askBackend } from './test'

let token: Promise<string> | undefined

async function signInAsAdmin(): Promise<string> {
  const account = { email: process.env.STAFF_EMAIL, password: process.env.STAFF_PASSWORD }
  return (await askBackend('/auth/v1/token?grant_type=password', account)).access_token
}

/** Calls a database function as the first admin; returns its result. */
export const asAdmin = async (name: string, args: Row): Promise<unknown> =>
  askBackend(`/rest/v1/rpc/${name}`, args, { token: await (token ??= signInAsAdmin()) })

/** Requests a payment; returns its id (PayFast's m_payment_id) and its link's token. */
export async function askForPayment(fields: Row = {}): Promise<{ id: string; token: string }> {
  const id = crypto.randomUUID()
  const payment = {
    amount: '2500.00',
    first_name: 'Thandi',
    surname: 'Jacobs',
    email: newEmail(),
    language: 'en',
    purpose: 'deposit',
    level: 1,
    due_on: '2099-01-31',
    ...fields,
  }
  await asAdmin('create_payment', { payment_id: id, fields: payment })
  return { id, token: String(await asAdmin('ask_payment', { payment_id: id, by_mail: false })) }
}

/** Records a bank transfer on a past day. */
export const recordTransfer = (payment_id: string, money: string) =>
  asAdmin('record_transfer', { once: crypto.randomUUID(), payment_id, money, on_day: '2026-01-31' })

/** Puts a payment in a state, like a bank transfer (complete) or PayFast's confirmed notification. */
export async function setPaymentState(
  id: string,
  state: 'complete' | 'failed' | 'cancelled',
  amount = '2500',
) {
  if (state === 'complete') return recordTransfer(id, amount)
  const headers = { 'x-job-key': jobKeyOf('payments', process.env)! }
  const call = (name: string, args: Row) => askBackend(`/rest/v1/rpc/${name}`, args, { headers })
  const given = {
    body: 'a',
    payment_id: id,
    gateway_payment_id: crypto.randomUUID(),
    status: state,
    sender: 'absent',
  }
  const [noted] = await call('note_notification', { given: { ...given, amount: '0', problems: [] } })
  await call('settle_notification', {
    notification_id: noted.id,
    of_attempt: noted.attempt,
    outcome: 'valid',
  })
}

/** A value on a payment's page, by its label. */
export const factOf = (page: Page, name: string) =>
  page
    .locator('main dl')
    .first()
    .locator('div', { has: page.getByText(name, { exact: true }) })
    .locator('dd')

/** The state of a payment in the database. */
export const stateOf = async (id: string) => (await selectRows(`payments?id=eq.${id}`))[0]!.status

/** A payment's transactions, in order. */
export const entriesOf = (id: string) => selectRows(`payment_entries?payment_id=eq.${id}&order=id`)
