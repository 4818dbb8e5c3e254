/** The payments of a person: what its copy has, what an erasure leaves, and what a correction changes. */
import { randomUUID } from 'node:crypto'
import {
  NO_RIGHT,
  type Row,
  anon,
  call,
  remove,
  secret,
  select,
  stored,
  unique,
  uniqueEmail,
  uniquePhone,
  update,
} from '../rest'
import {
  askedPayment,
  askedPlan,
  done,
  entriesOf,
  note,
  notified,
  pageOf,
  paymentRow,
  settleNote,
  transfer,
} from './payments'
import { FINGERPRINT, makePrivacyAdmin } from '../privacy/persons'

let context: Awaited<ReturnType<typeof makePrivacyAdmin>>
beforeAll(async () => {
  context = await makePrivacyAdmin()
})

const admin = () => context.admin
const personal = (email: string): Row => ({ email, phone: uniquePhone(), note: 'Pays late.', lead_id: null })
const receiptOf = (id: string) => stored('payment_receipts', `payment_id=eq.${id}`)
const find = async (query: string) => (await call(admin(), 'find_persons', { query })).rows

describe('the copy of a person', () => {
  test('has the payments with their money and receipt, and nothing that is in the link', async () => {
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

  test('has payments without money, a receipt or a request as well', async () => {
    const email = uniqueEmail()
    const { rows } = await askedPlan(admin(), { email })
    const data = await context.dataOf(email)
    expect(new Set(data.payments!.map(({ id }) => id))).toEqual(new Set((await rows()).map(({ id }) => id)))
    expect(
      data.payments!.every(({ entries, receipt }) => receipt === null && (entries as Row[]).length === 0),
    ).toBe(true)
  })

  test('says what PayFast is to charge by itself, until the plan is ended', async () => {
    const email = uniqueEmail()
    const plan = await askedPlan(admin(), { email })
    const charged = async () => (await context.dataOf(email)).payments!.map(({ is_charged }) => is_charged)
    expect(await charged()).toEqual([false, false, false, false])
    await notified(plan.id, { token: unique(), amount: '2500.00' })
    expect((await charged()).toSorted()).toEqual([false, true, true, true])
    await done(admin(), 'end_payment_plan', { plan_id: (await paymentRow(plan.id)).plan_id })
    expect(await charged()).toEqual([false, false, false, false])
  })

  test('is found by the name, number and address that a payment alone has', async () => {
    const [email, phone] = [uniqueEmail(), uniquePhone()]
    await askedPayment(admin(), { email, phone, first_name: 'Zoë', surname: `Van ${email.slice(0, 30)}` })
    const found = { email, name: `Zoë Van ${email.slice(0, 30)}`, phone, enquiries: 0, newsletter: false }
    for (const query of [email.slice(0, 30), `zoe van ${email.slice(0, 30)}`, phone])
      expect(await find(query)).toMatchObject([found])
  })
})

describe('an erasure', () => {
  test('deletes what has no money, with the messages about it', async () => {
    const email = uniqueEmail()
    const { id, token } = await askedPayment(admin(), personal(email))
    const plan = await askedPlan(admin(), { email })
    const { plan_id } = await paymentRow(plan.id)
    await done(admin(), 'ask_payment', { payment_id: id, by_mail: true })
    // The payment, the four rows of the plan, and the message.
    expect(await context.erase(email)).toBe(6)
    for (const [table, filter] of [
      ['payments', `id=eq.${id}`],
      ['payments', `plan_id=eq.${plan_id}`],
      ['payment_plans', `id=eq.${plan_id}`],
      ['mail_messages', `payment_id=eq.${id}`],
    ] as const)
      expect([table, (await select(secret, table, filter)).rows]).toEqual([table, []])
    expect([await pageOf(token), (await call(anon, 'payment_status', { payment_id: id })).rows]).toEqual([
      null,
      [],
    ])
    expect((await context.records()).at(-1)).toMatchObject({
      kind: 'person-erased',
      rows: 6,
      detail: FINGERPRINT,
    })
  })

  test('keeps of what is paid the name, the money and the receipt, and nothing to reach the person by', async () => {
    const email = uniqueEmail()
    const { id, token } = await askedPayment(admin(), personal(email))
    await notified(id)
    const [before, receipt, entries] = [await paymentRow(id), await receiptOf(id), await entriesOf(id)]
    await context.erase(email)
    const { link_id, ...row } = await paymentRow(id)
    const { link_id: former, ...rest } = before
    expect(row).toEqual({ ...rest, email: null, phone: null, note: null, lead_id: null })
    expect(link_id).not.toBe(former)
    expect([await receiptOf(id), await entriesOf(id)]).toEqual([receipt, entries])
    expect([await pageOf(token), await context.countsOf(email)]).toEqual([null, {}])
    for (const name of ['try_payment_again', 'open_proof_slot'])
      expect(
        (await call(anon, name, { token, ...(name === 'open_proof_slot' && { file_kind: 'pdf' }) })).body,
      ).toBeFalsy()
  })

  test('cancels what is paid in part; money that comes after it is a surplus', async () => {
    const email = uniqueEmail()
    const { id } = await askedPayment(admin(), personal(email))
    await transfer(admin(), id, '1000.00')
    const waiting = await note(id, { amount: '1500.00' })
    await context.erase(email)
    expect(await paymentRow(id)).toMatchObject({
      ...{ status: 'cancelled', cancelled_by: admin().email, email: null, phone: null, first_name: 'Thandi' },
    })
    expect(await settleNote(waiting, 'valid')).toBe('accepted')
    expect(await entriesOf(id)).toEqual([
      ['transfer', 1000, false],
      ['card', 1500, true],
    ])
  })

  test('of somebody without an address goes by the number', async () => {
    const phone = uniquePhone()
    const { id } = await askedPayment(admin(), { ...personal(uniqueEmail()), email: null, phone })
    const other = await askedPayment(admin(), { phone })
    expect((await context.dataOf(phone)).payments).toMatchObject([{ id, phone }])
    expect(await find(phone)).toContainEqual(expect.objectContaining({ email: phone }))
    expect(await context.erase(phone)).toBe(1)
    expect(await context.countsOf(phone)).toEqual({})
    expect(await paymentRow(other.id)).toMatchObject({ phone })
  })

  test('leaves the payments of others alone', async () => {
    const [email, other] = [uniqueEmail(), await askedPayment(admin())]
    await askedPayment(admin(), { email })
    const before = await paymentRow(other.id)
    await context.erase(email)
    expect(await paymentRow(other.id)).toEqual(before)
  })
})

test('a correction changes the name and the number on the payments, and nothing of their money', async () => {
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

test('nobody deletes or changes money or receipts, not even with the secret key', async () => {
  const { id } = await askedPayment(admin())
  await notified(id)
  const before = [await entriesOf(id), await receiptOf(id), await paymentRow(id)]
  for (const who of [secret, admin(), anon])
    for (const table of ['payment_entries', 'payment_receipts', 'payments']) {
      const filter = table === 'payments' ? `id=eq.${id}` : `payment_id=eq.${id}`
      expect((await remove(who, table, filter)).code).toBe(NO_RIGHT)
      expect((await update(who, table, filter, { note: 'x', number: 1 })).status).toBeGreaterThanOrEqual(400)
    }
  expect([await entriesOf(id), await receiptOf(id), await paymentRow(id)]).toEqual(before)
})

test('twenty payments that are completed at once have receipts without a gap or a copy', async () => {
  const payments = await Promise.all(Array.from({ length: 20 }, () => askedPayment(admin())))
  await Promise.all(payments.map(({ id }) => notified(id)))
  const receipts = (await select(secret, 'payment_receipts', 'order=year,number')).rows
  expect(receipts.length).toBeGreaterThanOrEqual(20)
  for (const year of new Set(receipts.map((row) => row.year))) {
    const numbers = receipts.filter((row) => row.year === year).map((row) => row.number)
    expect(numbers).toEqual(numbers.map((_, place) => place + 1))
  }
})
