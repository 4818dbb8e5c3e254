/** A person's payments: in the copy of their data, and after a correction. */
import { randomUUID } from 'node:crypto'
import { type Row, call, secret, select, stored } from '../rest'
import { unique, uniqueEmail, uniquePhone } from '../samples'
import { notified } from './gateway'
import { askedPayment, askedPlan, done, pageOf, paymentRow, transfer } from './payments'
import { makePrivacyAdmin } from '../privacy/persons'

let context: Awaited<ReturnType<typeof makePrivacyAdmin>>
beforeAll(async () => {
  context = await makePrivacyAdmin()
})

const admin = () => context.admin
const personal = (email: string): Row => ({ email, phone: uniquePhone(), note: 'Pays late.', lead_id: null })
const receiptOf = (id: string) => stored('payment_receipts', `payment_id=eq.${id}`)
const find = async (query: string) => (await call(admin(), 'find_persons', { query })).rows

describe('the copy of a person’s data', () => {
  test('has the payments with money and receipt, but nothing from the link', async () => {
    const email = uniqueEmail()
    const { id, token } = await askedPayment(admin(), personal(email))
    await transfer(admin(), id, '1000.00', { named: 'FNB 1' })
    await notified(id, { amount: '1500.00' })
    await done(admin(), 'record_refund', {
      once: randomUUID(),
      payment_id: id,
      money: '1',
      on_day: '2026-01-31',
    })
    await askedPayment(admin())
    const data = await context.dataOf(email.toUpperCase())
    const { year, number } = (await receiptOf(id))!
    expect(data.payments).toMatchObject([
      {
        ...{ id, email, note: 'Pays late.', status: 'complete' },
        receipt: `${year}-${String(number).padStart(4, '0')}`,
        entries: [
          { kind: 'transfer', bank_reference: 'FNB 1' },
          { kind: 'card', gateway_payment_id: expect.any(String), credit_note: null },
          { kind: 'refund', credit_note: expect.stringMatching(/^\d{4}-\d{4,}$/) },
        ],
      },
    ])
    expect(Object.keys(data.payments![0]!)).not.toContain('link_id')
    expect(JSON.stringify(data)).not.toContain(token)
    const kinds = data.mail!.map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['payment-credit-note', 'payment-receipt'])
  })

  test('has payments without money, receipt or request as well', async () => {
    const email = uniqueEmail()
    const { rows } = await askedPlan(admin(), { email })
    const data = await context.dataOf(email)
    expect(new Set(data.payments!.map(({ id }) => id))).toEqual(new Set((await rows()).map(({ id }) => id)))
    expect(
      data.payments!.every(({ entries, receipt }) => receipt === null && (entries as Row[]).length === 0),
    ).toBe(true)
  })

  test('marks rows that PayFast will charge automatically, until the plan is ended', async () => {
    const email = uniqueEmail()
    const plan = await askedPlan(admin(), { email })
    const charged = async () => (await context.dataOf(email)).payments!.map(({ is_charged }) => is_charged)
    expect(await charged()).toEqual([false, false, false, false])
    await notified(plan.id, { token: unique(), amount: '2500.00' })
    expect((await charged()).toSorted()).toEqual([false, true, true, true])
    await done(admin(), 'end_payment_plan', { plan_id: (await paymentRow(plan.id)).plan_id })
    expect(await charged()).toEqual([false, false, false, false])
  })

  test('is found by the name, number and address of a payment alone', async () => {
    const [email, phone] = [uniqueEmail(), uniquePhone()]
    await askedPayment(admin(), { email, phone, first_name: 'Zoë', surname: `Van ${email.slice(0, 30)}` })
    const found = { email, name: `Zoë Van ${email.slice(0, 30)}`, phone, enquiries: 0, newsletter: false }
    for (const query of [email.slice(0, 30), `zoe van ${email.slice(0, 30)}`, phone])
      expect(await find(query)).toMatchObject([found])
  })
})

test('a correction changes name and number on the payments, but not their money', async () => {
  const email = uniqueEmail()
  const [open, paid] = [await askedPayment(admin(), personal(email)), await askedPayment(admin(), { email })]
  await notified(paid.id)
  const before = await paymentRow(paid.id)
  const right = { first_name: 'Zoë', surname: 'Nel', phone: '+27821234567' }
  const correct = async () => (await call(admin(), 'correct_person', { address: email, details: right })).body
  expect([await correct(), await correct()]).toEqual([2, 0])
  expect(await paymentRow(open.id)).toMatchObject(right)
  expect(await paymentRow(paid.id)).toEqual({ ...before, ...right })
  expect(await pageOf(open.token)).toMatchObject(right)
})

test('twenty concurrent completions get consecutive receipt numbers', async () => {
  const payments = await Promise.all(Array.from({ length: 20 }, () => askedPayment(admin())))
  await Promise.all(payments.map(({ id }) => notified(id)))
  const receipts = (await select(secret, 'payment_receipts', 'order=year,number')).rows
  expect(receipts.length).toBeGreaterThanOrEqual(20)
  for (const year of new Set(receipts.map((row) => row.year))) {
    const numbers = receipts.filter((row) => row.year === year).map((row) => row.number)
    expect(numbers).toEqual(numbers.map((_, place) => place + 1))
  }
})
