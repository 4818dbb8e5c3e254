/** Arguments with which rights/functions.test.ts calls the payment functions. */
import { randomUUID } from 'node:crypto'
import { sampleNotification } from './gateway'
import { aStatement, askedPayment, askedPlan, paymentFields, paymentRow, transfer } from './payments'
import { today } from '@/lib/dates'
import { type Row, select, secret } from '../rest'
import { type User, makeUser, unique, uniqueEmail } from '../samples'

let admin: Promise<User> | undefined
const anAdmin = () => (admin ??= makeUser('admin'))
const aPayment = async () => (await askedPayment(await anAdmin())).id

/** A payment with a surplus: its id and that entry's. */
async function overpaid() {
  const id = await aPayment()
  await transfer(await anAdmin(), id, '3000')
  const { rows } = await select(secret, 'payment_entries', `payment_id=eq.${id}&surplus=is.true`)
  return { payment_id: id, of_surplus: rows[0]!.id }
}

const money = () => ({ once: randomUUID(), money: '100', on_day: '2026-01-31' })

/** Per payment function, arguments that succeed for permitted callers. */
export const paymentArguments: Record<string, () => Promise<Row>> = {
  payment_page: async () => ({ token: unique() }),
  note_payment_opened: async () => ({ token: unique() }),
  try_payment_again: async () => ({ token: unique() }),
  free_proof_slot: async () => ({ token: (await askedPayment(await anAdmin())).token, slot: 'x' }),
  open_proof_slot: async () => ({ token: (await askedPayment(await anAdmin())).token, file_kind: 'pdf' }),
  note_notification: async () => ({ given: sampleNotification(randomUUID()) }),
  claim_notifications: async () => ({ most: 1 }),
  settle_notification: async () => ({ notification_id: randomUUID(), of_attempt: 1, outcome: 'valid' }),
  decide_notification: async () => ({ notification_id: randomUUID(), decision: 'resolve' }),
  create_payment: async () => ({ payment_id: randomUUID(), fields: paymentFields() }),
  create_payment_plan: async () => ({
    payment_id: randomUUID(),
    fields: {
      ...paymentFields(),
      way: 'single',
      instalments: 3,
      recurring_amount: '1980',
      first_due_on: '2099-01-31',
    },
  }),
  change_payment: async () => ({ payment_id: await aPayment(), fields: paymentFields() }),
  ask_payment: async () => ({ payment_id: await aPayment(), by_mail: false }),
  ask_deposit: async () => ({ payment_id: randomUUID(), fields: paymentFields() }),
  record_promise: async () => ({
    ...{ once: randomUUID(), payment_id: await aPayment() },
    ...{ money: '100', on_day: today() },
  }),
  remind_payments: async () => ({ payment_ids: [await aPayment()] }),
  cash_book: async () => ({ first_day: '2026-01-01', last_day: '2026-01-31' }),
  cash_book_export: async () => ({ first_day: '2026-01-01', last_day: '2026-01-31' }),
  remind_payment: async () => ({ payment_id: await aPayment() }),
  cancel_payment: async () => ({ payment_id: await aPayment() }),
  reopen_payment: async () => ({ payment_id: await aPayment() }),
  renew_payment_link: async () => ({ payment_id: await aPayment() }),
  end_payment_plan: async () => ({
    plan_id: (await paymentRow((await askedPlan(await anAdmin())).id)).plan_id,
  }),
  record_transfer: async () => ({ ...money(), payment_id: await aPayment() }),
  record_refund: async () => ({ ...money(), ...(await overpaid()) }),
  record_correction: async () => ({
    once: randomUUID(),
    payment_id: await aPayment(),
    money: '100',
    entry_note: 'Counted twice',
  }),
  move_surplus: async () => ({
    once: randomUUID(),
    of_surplus: (await overpaid()).of_surplus,
    to_payment: await aPayment(),
  }),
  pause_card_payments: async () => ({ paused: false }),
  // The current value: other tests rely on it.
  set_payment_reminder_days: async () => ({ given: [-3, 3, 10, 20] }),
  payment_schedule: async () => ({ with_payment: await aPayment() }),
  lead_payment_events: async () => ({ of_lead: randomUUID() }),
  payment_statement: async () => ({ address: uniqueEmail() }),
  import_bank_lines: async () => aStatement(),
  confirm_bank_line: async () => ({ line_id: -1, to_payment: randomUUID() }),
  confirm_certain_lines: async () => ({ line_ids: [] }),
  set_bank_line_aside: async () => ({ line_id: -1, why: 'other' }),
  settlement_entries: async () => ({ from_day: '2026-01-01', to_day: '2026-01-31', ids: [] }),
}
