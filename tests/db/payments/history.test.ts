/** Payments in a lead's history: order, merges and splits, admins only, gone after an erasure. */
import { randomUUID } from 'node:crypto'
import { historyOf, leadOf, sendForm, suggestionsOf, twoLeads } from '../leads/leads'
import { notified } from './gateway'
import {
  askedPayment,
  askedPlan,
  done,
  paymentFields,
  paymentRow,
  refund,
  surplusOf,
  transfer,
} from './payments'
import { type Row, call } from '../rest'
import { newUser, uniqueEmail, uniquePhone } from '../samples'

const admin = newUser('admin')

const events = async (of_lead: unknown) =>
  (await call(admin, 'lead_payment_events', { of_lead })).rows as (Row & { kind: string })[]
/** The events, oldest first, as "kind amount actor", with "staff" for the admin. */
const told = async (of_lead: unknown) =>
  (await events(of_lead))
    .map(({ kind, amount, actor }) => `${kind} ${amount} ${actor === admin.email ? 'staff' : actor}`)
    .toReversed()
const listed = async (of_lead: unknown) =>
  ((await done(admin, 'payment_list', { of_lead })) as { payments: Row[] }).payments.map(({ id }) => id)

describe('the history of a payment', () => {
  test('has its events in order: requested, received, completed, moved, refunded, cancelled', async () => {
    const { id: lead_id } = await sendForm()
    const { id } = await askedPayment(admin, { lead_id })
    const other = await askedPayment(admin, { lead_id, amount: '200.00' })
    const draft = randomUUID()
    await done(admin, 'create_payment', { payment_id: draft, fields: paymentFields({ lead_id }) })
    await transfer(admin, id, '1000')
    await notified(id, { status: 'failed' })
    await notified(id, { amount: '1500.00' })
    await transfer(admin, id, '400.50')
    const of_surplus = await surplusOf(id)
    await done(admin, 'move_surplus', { once: randomUUID(), of_surplus, to_payment: other.id })
    await refund(admin, id, '200.50', { of_surplus })
    const correction = { payment_id: id, money: '-10.00', entry_note: 'Counted twice' }
    await done(admin, 'record_correction', { once: randomUUID(), ...correction })
    const third = await askedPayment(admin, { lead_id })
    await done(admin, 'cancel_payment', { payment_id: third.id })
    const fourth = await askedPayment(admin, { lead_id })
    await notified(fourth.id, { status: 'cancelled' })
    expect(await told(lead_id)).toEqual([
      'requested 2500.00 staff',
      'requested 200.00 staff',
      'transfer 1000.00 staff',
      'failed 2500.00 null',
      'card 1500.00 system',
      'complete 2500.00 null',
      'transfer 400.50 staff',
      expect.stringMatching(/^moved-(?:in|out) 200.00 staff$/),
      expect.stringMatching(/^moved-(?:in|out) 200.00 staff$/),
      'complete 200.00 null',
      'refund 200.50 staff',
      'correction -10.00 staff',
      'requested 2500.00 staff',
      'cancelled 2500.00 staff',
      'requested 2500.00 staff',
      'cancelled 2500.00 null',
    ])
    const all = await events(lead_id)
    expect(all.find(({ kind }) => kind === 'moved-in')).toMatchObject({ payment_id: other.id })
    expect(all.find(({ kind }) => kind === 'moved-out')).toMatchObject({ payment_id: id })
    expect(all.find(({ kind }) => kind === 'refund')).toMatchObject({
      ...{ payment_id: id, received_on: '2026-01-31', purpose: 'deposit', level: 1, description: null },
    })
  })

  test('has one event for excess money, and implies the request it settles', async () => {
    const { id: lead_id } = await sendForm()
    const payment_id = randomUUID()
    await done(admin, 'create_payment', { payment_id, fields: paymentFields({ lead_id }) })
    expect(await told(lead_id)).toEqual([])
    await transfer(admin, payment_id, '3000')
    expect(await told(lead_id)).toEqual([
      'requested 2500.00 staff',
      'transfer 3000.00 staff',
      'complete 2500.00 null',
    ])
  })

  test('omits a cancellation that was undone', async () => {
    const { id: lead_id } = await sendForm()
    const { id } = await askedPayment(admin, { lead_id })
    await done(admin, 'cancel_payment', { payment_id: id })
    await done(admin, 'reopen_payment', { payment_id: id })
    expect(await told(lead_id)).toEqual(['requested 2500.00 staff'])
  })
})

describe('the history of a plan', () => {
  test('has its start, requests, payments, and its end with the total cancelled', async () => {
    const { id: lead_id } = await sendForm()
    const plan = await askedPlan(admin, { lead_id })
    await transfer(admin, plan.id, '2500')
    const [, second] = await plan.rows()
    await transfer(admin, String(second!.id), '80')
    await done(admin, 'end_payment_plan', { plan_id: second!.plan_id })
    expect(await told(lead_id)).toEqual([
      'plan-begun 1980.00 staff',
      'requested 2500.00 staff',
      'transfer 2500.00 staff',
      'complete 2500.00 null',
      'requested 1980.00 staff',
      'transfer 80.00 staff',
      'plan-ended 1980.00 staff',
    ])
    expect((await events(lead_id)).at(-1)).toMatchObject({ payment_id: plan.id, instalments: 3 })
  })

  test('attributes a failed charge to its row; PayFast may end the plan', async () => {
    const { id: lead_id } = await sendForm()
    const plan = await askedPlan(admin, { lead_id })
    const token = randomUUID()
    await notified(plan.id, { token })
    await notified(plan.id, { token, status: 'failed', amount: '1980.00' })
    await notified(plan.id, { token, status: 'cancelled', amount: '0' })
    const [, second] = await plan.rows()
    const all = await events(lead_id)
    expect(all.find(({ kind }) => kind === 'failed')).toMatchObject({ payment_id: second!.id })
    expect(all[0]).toMatchObject({ kind: 'plan-ended', actor: 'payfast' })
  })
})

describe('a merge', () => {
  test('moves the payments, even repeatedly, and a split returns them', async () => {
    const phone = uniquePhone()
    const eldest = await sendForm({ phone })
    const { first, second, merge, split } = await twoLeads(admin)
    const one = await askedPayment(admin, { lead_id: first.id })
    const two = await askedPayment(admin, { lead_id: second.id, amount: '300.00' })
    await merge()
    expect(await told(first.id)).toEqual(['requested 2500.00 staff', 'requested 300.00 staff'])
    // The merged lead in turn joins an older one with the same number.
    await sendForm({ email: first.email, phone })
    const [suggestion] = await suggestionsOf(eldest.id)
    await done(admin, 'merge_leads', { suggestion_id: suggestion!.id })
    expect((await leadOf(second.id)).merged_into).toBe(first.id)
    expect(new Set(await listed(eldest.id))).toEqual(new Set([one.id, two.id]))
    expect(await told(eldest.id)).toEqual(['requested 2500.00 staff', 'requested 300.00 staff'])
    await split()
    expect(await told(eldest.id)).toEqual(['requested 2500.00 staff'])
    expect(await told(second.id)).toEqual(['requested 300.00 staff'])
  })

  test('allows enrolling a lead whose deposit is paid, and records it', async () => {
    const { first, second, merge } = await twoLeads(admin)
    const { id } = await askedPayment(admin, { lead_id: second.id })
    await merge()
    await transfer(admin, id, '2500')
    const enrol = ({ id: lead }: Row) =>
      call(admin, 'follow_up_leads', { changes: [{ lead, from_status: 'new', to_status: 'enrolled' }] })
    // A merged lead has no status to set: its page redirects to the other.
    expect((await enrol(second)).body).toEqual([])
    expect((await enrol(first)).body).toMatchObject([{ lead: first.id, to_status: 'new' }])
    expect((await leadOf(first.id)).status).toBe('enrolled')
    expect((await historyOf(first.id)).at(-1)).toMatchObject({ kind: 'status', after: 'enrolled' })
    expect(await told(first.id)).toContain('complete 2500.00 null')
  })
})

describe('an erasure', () => {
  test('removes the person’s payments from the remaining history, and moved money', async () => {
    const { first, second, merge } = await twoLeads(admin)
    await merge()
    const paid = await askedPayment(admin, { lead_id: first.id, email: second.email })
    await transfer(admin, paid.id, '100')
    await askedPayment(admin, { lead_id: first.id, email: second.email })
    const kept = await askedPayment(admin, { lead_id: first.id, email: first.email, amount: '7.00' })
    await done(admin, 'erase_person', { address: second.email })
    expect(await told(first.id)).toEqual(['requested 7.00 staff'])
    expect(await listed(first.id)).toEqual([kept.id])
    expect(await paymentRow(paid.id)).toMatchObject({ lead_id: null, email: null })
  })

  test('of a lead with merged ones leaves those their payments', async () => {
    const { first, second, merge } = await twoLeads(admin)
    await merge()
    await askedPayment(admin, { lead_id: first.id, email: first.email })
    const theirs = await askedPayment(admin, { lead_id: first.id, email: second.email, amount: '7.00' })
    await done(admin, 'erase_person', { address: first.email })
    expect(await told(second.id)).toEqual(['requested 7.00 staff'])
    expect(await paymentRow(theirs.id)).toMatchObject({ lead_id: second.id })
  })

  test('of a lead with another payer keeps the payment, without a lead', async () => {
    const lead = await sendForm()
    const { id } = await askedPayment(admin, { lead_id: lead.id, email: uniqueEmail() })
    await done(admin, 'erase_person', { address: lead.email })
    expect(await paymentRow(id)).toMatchObject({ lead_id: null, status: 'pending' })
    expect(await events(lead.id)).toEqual([])
  })
})
