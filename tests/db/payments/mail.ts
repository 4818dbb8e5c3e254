/** Rows for messages about payments: requested payments and refused notifications. */
import { randomUUID } from 'node:crypto'
import { today } from '@/lib/dates'
import { hashOfJobKey, newJobKey } from '../../../lib/job-keys.mjs'
import { type Row, anon, call, secret, stored } from '../rest'
import type { User } from '../samples'

async function refusedNotification(): Promise<Row> {
  const key = newJobKey()
  await call(secret, 'add_job_key', { job_purpose: 'payments', key_hash: hashOfJobKey(key) })
  const given = { body: 'a=b', sender: 'absent', status: 'complete', amount: 2500, problems: ['merchant'] }
  const { rows } = await call(anon, 'note_notification', { given }, { 'x-job-key': key })
  return { notification_id: rows[0]!.id }
}

/** Rows for a kind of message; a receipt gets a paid payment, a credit note a refund of one rand. */
export async function paymentRows(admin: User, kind: string): Promise<Row> {
  if (kind === 'payment-problem') return refusedNotification()
  const payment_id = randomUUID()
  const fields = {
    ...{ first_name: 'Thandi', surname: 'Jacobs', language: 'en', purpose: 'deposit', level: 1 },
    ...{ amount: 2500, due_on: '2026-12-01' },
  }
  await call(admin, 'create_payment', { payment_id, fields })
  await call(admin, 'ask_payment', { payment_id, by_mail: false })
  if (!/receipt|credit/.test(kind)) return { payment_id }
  const money = () => ({ once: randomUUID(), payment_id, money: 2500, on_day: today() })
  await call(admin, 'record_transfer', money())
  if (kind === 'payment-receipt') return { payment_id }
  await call(admin, 'record_refund', { ...money(), money: 1 })
  const entry = await stored('payment_entries', `payment_id=eq.${payment_id}&kind=eq.refund`)
  return { payment_id, entry_id: entry!.id }
}
