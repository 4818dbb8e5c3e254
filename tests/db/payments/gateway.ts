/** Helpers for tests of payments: PayFast's notifications, as the web server stores and settles them. */
import { done } from './payments'
import { type Row, anon, jobHeader } from '../rest'
import { unique } from '../samples'

/** The web server's header for PayFast notifications and their outcomes. */
export const paymentsJob = jobHeader('payments')

/** A notification as parsed and checked by the web server. */
export const sampleNotification = (payment_id: string, fields: Row = {}): Row => ({
  body: `m_payment_id=${payment_id}`,
  payment_id,
  gateway_payment_id: unique('').slice(0, 20),
  status: 'complete',
  amount: '2500.00',
  sender: 'absent',
  problems: [],
  ...fields,
})

/** Stores a notification: its id, verdict and attempt. */
export async function note(payment_id: string, fields: Row = {}): Promise<Row> {
  const given = sampleNotification(payment_id, fields)
  const [noted] = (await done(anon, 'note_notification', { given }, paymentsJob)) as Row[]
  return noted!
}

/** Reports PayFast's answer to an attempt; returns the verdict. */
export const settleNote = ({ id, attempt }: Row, outcome: string) =>
  done(anon, 'settle_notification', { notification_id: id, of_attempt: attempt, outcome }, paymentsJob)

/** Stores a notification and confirms it; returns the verdict. */
export async function notified(payment_id: string, fields: Row = {}): Promise<unknown> {
  const noted = await note(payment_id, fields)
  return noted.verdict === 'waiting' ? settleNote(noted, 'valid') : noted.verdict
}
