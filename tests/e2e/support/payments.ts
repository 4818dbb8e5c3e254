/** Payments by database functions as the first admin, without the office's pages. */
import { jobKeyOf } from '../../../lib/job-keys.mjs'
import { type Row, newEmail, selectRows } from './data'
import type { Page } from './test'

let token: Promise<string> | undefined

async function signInAsAdmin(): Promise<string> {
  const response = await fetch(`${process.env.SUPABASE_URL}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: process.env.SUPABASE_PUBLISHABLE_KEY!, 'content-type': 'application/json' },
    body: JSON.stringify({ email: process.env.STAFF_EMAIL, password: process.env.STAFF_PASSWORD }),
  })
  if (!response.ok) throw new Error(`token: ${response.status}`)
  return (await response.json()).access_token
}

/** Calls a database function as the first admin; returns its result. */
export async function asAdmin(name: string, args: Row): Promise<unknown> {
  const response = await fetch(`${process.env.SUPABASE_URL}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: process.env.SUPABASE_PUBLISHABLE_KEY!,
      authorization: `Bearer ${await (token ??= signInAsAdmin())}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(args),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${name}: ${response.status} ${text}`)
  return text ? JSON.parse(text) : null
}

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
  const call = async (name: string, args: Row) => {
    const response = await fetch(`${process.env.SUPABASE_URL}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: process.env.SUPABASE_PUBLISHABLE_KEY!,
        'content-type': 'application/json',
        'x-job-key': jobKeyOf('payments', process.env)!,
      },
      body: JSON.stringify(args),
    })
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
    return response.json()
  }
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
