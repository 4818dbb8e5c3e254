/** Sample rows of the payment tables for rights/access.test.ts. */
import { randomUUID } from 'node:crypto'
import { today } from '@/lib/dates'
import type { Sample } from '../rights/access-samples'
import { note } from './gateway'
import { aStatement, askedPayment, askedPlan, done, paymentFields, transfer } from './payments'
import { type Row, anon, select, secret, stored } from '../rest'
import { type User, makeUser, unique } from '../samples'

let admin: Promise<User> | undefined
const anAdmin = () => (admin ??= makeUser('admin'))

const paid = async () => {
  const { id, token } = await askedPayment(await anAdmin())
  await transfer(await anAdmin(), id, '2500')
  return { id, token }
}

/** The rows of a table for a payment. */
const of = async (table: string, id: string, key = 'payment_id'): Promise<Row[]> =>
  (await select(secret, table, `${key}=eq.${id}`)).rows

const imported = async () => {
  const statement = await aStatement()
  await done(await anAdmin(), 'import_bank_lines', statement)
  return String(statement.import_id)
}

export const paymentSamples: Record<string, Sample> = {
  bank_imports: {
    rows: async () => of('bank_imports', await imported(), 'id'),
    body: async () => ({ id: randomUUID(), account: '62000000017', lines: 1, added: 1 }),
    change: { added: 0 },
    key: 'id',
    sent: 'id',
  },
  bank_lines: {
    rows: async () => of('bank_lines', await imported(), 'import_id'),
    body: async () => ({
      import_id: await imported(),
      account: '62000000017',
      day: '2026-01-31',
      amount: 1,
      text: unique(),
      place: 1,
    }),
    change: { amount: 1 },
    key: 'id',
    sent: 'text',
  },
  payments: {
    rows: async () => of('payments', (await askedPayment(await anAdmin())).id, 'id'),
    body: async () => {
      const { amount, ...fields } = paymentFields()
      return { ...fields, amount_gross: amount, reference: unique() }
    },
    change: { status: 'complete' },
    key: 'id',
    sent: 'reference',
    // Without the link's id, from which its token is derived.
    columns:
      'id,status,amount_gross,plan_id,lead_id,first_name,surname,email,phone,language,purpose,level,description,' +
      'due_on,note,reference,asked_at,asked_by,opened_at,reminded_on,completed_at,cancelled_at,cancelled_by,failed_at,created_by,created_at',
  },
  payment_plans: {
    rows: async () => {
      const { id } = await askedPlan(await anAdmin())
      return of('payment_plans', String((await stored('payments', `id=eq.${id}`))!.plan_id), 'id')
    },
    body: async () => ({ way: 'single', instalments: 3, recurring_amount: 1980, created_by: unique() }),
    change: { recurring_amount: 1 },
    key: 'id',
    sent: 'created_by',
  },
  payment_entries: {
    rows: async () => of('payment_entries', (await paid()).id),
    body: async () => ({
      payment_id: (await askedPayment(await anAdmin())).id,
      kind: 'transfer',
      amount: 2500,
      received_on: '2026-01-31',
    }),
    change: { amount: 1 },
    key: 'id',
    sent: 'payment_id',
  },
  payment_receipts: {
    rows: async () => of('payment_receipts', (await paid()).id),
    body: async () => ({ payment_id: (await askedPayment(await anAdmin())).id, year: 2020, number: 1 }),
    change: { number: 99 },
    key: 'payment_id',
    sent: 'payment_id',
  },
  payment_credit_notes: {
    rows: async () => {
      const { id } = await paid()
      const refund = { once: randomUUID(), payment_id: id, money: '100', on_day: '2026-01-31' }
      await done(await anAdmin(), 'record_refund', refund)
      const [entry] = (await of('payment_entries', id)).filter(({ kind }) => kind === 'refund')
      return of('payment_credit_notes', String(entry!.id), 'entry_id')
    },
    body: async () => ({
      entry_id: (await of('payment_entries', (await paid()).id))[0]!.id,
      year: 2020,
      number: 1,
    }),
    change: { number: 99 },
    key: 'entry_id',
    sent: 'entry_id',
  },
  payment_notifications: {
    rows: async () => {
      const { id } = await askedPayment(await anAdmin())
      await note(id)
      return of('payment_notifications', id)
    },
    body: async () => ({ body: 'a', sender: 'known', verdict: 'waiting', payment_id: randomUUID() }),
    change: { verdict: 'waiting' },
    key: 'id',
    sent: 'payment_id',
    // Without the body and the subscription's token.
    columns:
      'id,received_at,payment_id,gateway_payment_id,status,amount,fee,sender,sender_address,problems,expected,verdict,' +
      'attempts,next_attempt_at,settled_at,resolved_at,resolved_by',
  },
  payment_promises: {
    rows: async () => {
      const { id } = await askedPayment(await anAdmin())
      const promise = { once: randomUUID(), payment_id: id, money: '100', on_day: today() }
      await done(await anAdmin(), 'record_promise', promise)
      return of('payment_promises', id)
    },
    body: async () => ({
      ...{ id: randomUUID(), payment_id: (await askedPayment(await anAdmin())).id },
      ...{ promised_on: '2026-01-31', amount: 100, paid_before: 0 },
    }),
    change: { amount: 1 },
    key: 'id',
    sent: 'id',
  },
  payment_proofs: {
    rows: async () => {
      const { id, token } = await askedPayment(await anAdmin())
      await done(anon, 'open_proof_slot', { token, file_kind: 'pdf' })
      return of('payment_proofs', id)
    },
    body: async () => ({ name: `${randomUUID()}.pdf` }),
    change: { payment_id: null },
    key: 'name',
    sent: 'name',
  },
}
