/** Payment data that an erasure deletes, and data it keeps. */
import { randomUUID } from 'node:crypto'
import { type Row, anon, call, secret, select, stored } from '../rest'
import { uniqueEmail, uniquePhone } from '../samples'
import { note, notified, settleNote } from './gateway'
import {
  askedPayment,
  askedPlan,
  done,
  entriesOf,
  pageOf,
  paymentFields,
  paymentRow,
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

describe('an erasure', () => {
  test('deletes unpaid payments with their messages', async () => {
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

  test('keeps a paid payment’s name, money and receipt, but no contact details', async () => {
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

  test('cancels a partly paid payment; later money is a surplus', async () => {
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

  test('of somebody without an address matches the phone number', async () => {
    const phone = uniquePhone()
    const { id } = await askedPayment(admin(), { ...personal(uniqueEmail()), email: null, phone })
    const other = await askedPayment(admin(), { phone })
    expect((await context.dataOf(phone)).payments).toMatchObject([{ id, phone }])
    expect(await find(phone)).toContainEqual(expect.objectContaining({ email: phone }))
    expect(await context.erase(phone)).toBe(1)
    expect(await context.countsOf(phone)).toEqual({})
    expect(await paymentRow(other.id)).toMatchObject({ phone })
  })

  test('leaves other people’s payments alone', async () => {
    const [email, other] = [uniqueEmail(), await askedPayment(admin())]
    await askedPayment(admin(), { email })
    const before = await paymentRow(other.id)
    await context.erase(email)
    expect(await paymentRow(other.id)).toEqual(before)
  })

  test('while a form is open detaches the lead but keeps the details entered', async () => {
    const payment_id = randomUUID()
    const fields = paymentFields({ lead_id: randomUUID() })
    await done(admin(), 'create_payment', { payment_id, fields })
    expect(await paymentRow(payment_id)).toMatchObject({ lead_id: null, email: fields.email })
  })
})
