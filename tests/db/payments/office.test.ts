/** Payments in the back office: request, change, cancel, export. */
import { randomUUID } from 'node:crypto'
import {
  askedPayment,
  askedPlan,
  done,
  listOf,
  pageOf,
  paymentFields,
  paymentRow,
  transfer,
} from './payments'
import { CHECK, type Row, call, stored, store } from '../rest'
import { newUser, sampleLead, uniqueEmail } from '../samples'

const admin = newUser('admin')

const audited = async (id: string) =>
  ((await done(admin, 'audit_entries', {})) as Row[])
    .filter(({ target }) => target === id)
    .map(({ kind }) => kind)

test('a form sent repeatedly makes one payment, and each step is audited', async () => {
  const args = { payment_id: randomUUID(), fields: paymentFields() }
  await Promise.all([call(admin, 'create_payment', args), call(admin, 'create_payment', args)])
  await done(admin, 'create_payment', args)
  expect((await listOf(admin, { query: String(args.fields.email) })).total).toBe(1)
  await done(admin, 'ask_payment', { payment_id: args.payment_id, by_mail: false })
  await done(admin, 'ask_payment', { payment_id: args.payment_id, by_mail: false })
  await done(admin, 'cancel_payment', { payment_id: args.payment_id })
  expect(await audited(args.payment_id)).toEqual(['payment-cancelled', 'payment-asked', 'payment-created'])
})

test.each<[string, Row]>([
  ['an amount of nothing', { amount: '0' }],
  ['an amount above a million', { amount: '1000000.01' }],
  ['a name of spaces', { first_name: '  ' }],
  ['an address that is none', { email: 'someone' }],
  ['a phone number without its country', { phone: '0821234567' }],
  ['a language that is none', { language: 'german' }],
  ['a level of no course', { level: 4 }],
  ['a deposit of no level', { level: null }],
  ['something else without words', { purpose: 'other' }],
  ['words for a deposit', { description: 'Books' }],
])('%s is refused', async (_, fields) => {
  const payment_id = randomUUID()
  const answer = await call(admin, 'create_payment', { payment_id, fields: paymentFields(fields) })
  expect(answer.code).toBe(CHECK)
  expect(await stored('payments', `id=eq.${payment_id}`)).toBeUndefined()
})

test('form fields cannot set values that the database derives', async () => {
  const payment_id = randomUUID()
  const plan_id = (await paymentRow((await askedPlan(admin)).id)).plan_id
  const fields = paymentFields({ status: 'complete', reference: 'MINE', asked_at: '2020-01-01', plan_id })
  await done(admin, 'create_payment', { payment_id, fields })
  expect(await paymentRow(payment_id)).toMatchObject({ status: 'pending', asked_at: null, plan_id: null })
  expect((await paymentRow(payment_id)).reference).not.toBe('MINE')
})

test('payer and due day may change after the request, amount and purpose may not', async () => {
  const { id, token } = await askedPayment(admin)
  const fields = paymentFields({ first_name: 'Anna', due_on: '2099-06-30', note: 'Moved', amount: '1' })
  await done(admin, 'change_payment', { payment_id: id, fields })
  expect(await pageOf(token)).toMatchObject({ first_name: 'Anna', due_on: '2099-06-30', amount: '2500.00' })
})

test('only an open payment can be cancelled, only a cancelled one reopened', async () => {
  const { id } = await askedPayment(admin)
  const cancel = async () => (await call(admin, 'cancel_payment', { payment_id: id })).body
  const reopen = async () => (await call(admin, 'reopen_payment', { payment_id: id })).body
  expect([await cancel(), await cancel(), await reopen(), await reopen()]).toEqual([true, false, true, false])
  await transfer(admin, id, '2500')
  expect([await cancel(), await reopen()]).toEqual([false, false])
  expect((await paymentRow(id)).status).toBe('complete')
})

test('a lead has its payments listed', async () => {
  const { lead_id } = await store('landing_form_submissions', sampleLead())
  const { id } = await askedPayment(admin, { lead_id })
  await askedPayment(admin)
  expect((await listOf(admin, { of_lead: lead_id })).payments.map((payment) => payment.id)).toEqual([id])
})

test('a payment comes with its plan, entries, documents and uploaded proofs', async () => {
  const plan = await askedPlan(admin, { way: 'single' })
  const [first] = await plan.rows()
  await transfer(admin, String(first!.id), '2600')
  await done(admin, 'record_refund', {
    once: randomUUID(),
    payment_id: first!.id,
    money: '500',
    on_day: '2026-01-31',
  })
  const schedule = (await done(admin, 'payment_schedule', { with_payment: first!.id })) as Row[]
  expect(schedule).toHaveLength(4)
  const [file, ...others] = schedule
  const entries = file!.entries as Row[]
  const [, surplus, refund] = entries.map(({ id }) => String(id))
  expect(file).toMatchObject({
    ...{ token: plan.token, createdBy: admin.email, lead: null, proofs: [], left: { [surplus!]: '100.00' } },
    ...{
      receipt: expect.stringMatching(/^\d{4}-\d{4}$/),
      notes: { [refund!]: expect.stringMatching(/^\d{4}-\d{4}$/) },
    },
    payment: { id: first!.id, state: 'part-refunded', received: '2500.00', refunded: '500.00' },
    plan: { way: 'single', instalments: 3, gateway_token: null },
  })
  expect(others.map(({ entries: none, token }) => [none, token])).toEqual([1, 2, 3].map(() => [[], null]))
  expect(await done(admin, 'payment_schedule', { with_payment: randomUUID() })).toEqual([])
})

test('a statement covers one address’s requested payments; it and the export are audited', async () => {
  const email = uniqueEmail()
  const { id } = await askedPayment(admin, { email })
  await transfer(admin, id, '1000')
  const rows = (await done(admin, 'payment_statement', { address: email.toUpperCase() })) as Row[]
  expect(rows).toMatchObject([
    {
      ...{ id, amount: '2500.00', outstanding: '1500.00', surplus: '0' },
      entries: [{ kind: 'transfer', amount: '1000.00', credit_note: null }],
    },
  ])
  const file = (await done(admin, 'payment_export', { query: email })) as { total: number; payments: Row[] }
  expect(file).toMatchObject({ total: 1, payments: [{ id, paid: '1000.00' }] })
  const kinds = ((await done(admin, 'audit_entries', {})) as Row[]).slice(0, 10).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['statement-exported', 'payments-exported']))
})

test('card payments can be paused, which the page of a link shows', async () => {
  const { token } = await askedPayment(admin)
  await done(admin, 'pause_card_payments', { paused: true })
  expect(await pageOf(token)).toMatchObject({ cards_paused: true })
  await done(admin, 'pause_card_payments', { paused: false })
  expect(await pageOf(token)).toMatchObject({ cards_paused: false })
})
