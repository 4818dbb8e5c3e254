/** The role office: what it may read and do besides the access rules of tests/db/rights. */
import { enterLead, leadOf } from '../leads/leads'
import { sampleMail } from '../mail/mail'
import { askedPayment, entriesOf, transfer } from '../payments/payments'
import { NO_RIGHT, type Row, type User, call, makeUser, select, store, stored, uniqueEmail } from '../rest'

let office: User
beforeAll(async () => {
  office = await makeUser('office')
})

test('messages to people about enquiries and payments are shown, those to staff and subscribers are not', async () => {
  const kinds = [
    'lead-answer',
    ...['payment-request', 'payment-reminder', 'payment-receipt', 'payment-credit-note'],
    ...['new-lead', 'lead-digest', 'undelivered', 'staff-password', 'staff-role', 'staff-invitation'],
    ...['payment-problem', 'system-problem', 'bank-change', 'privacy-request', 'newsletter-issue'],
  ]
  const recipient = uniqueEmail()
  for (const kind of kinds) await store('mail_messages', sampleMail({ kind, recipient }))
  const shownTo = async (user: User) =>
    (await select(user, 'mail_messages', `recipient=eq.${recipient}`)).rows.map(({ kind }) => kind).toSorted()
  expect(await shownTo(office)).toEqual(kinds.slice(0, 5).toSorted())
  expect(await shownTo(await makeUser('admin'))).toEqual(kinds.toSorted())
  const queued = async (user: User) =>
    Number((await call(user, 'mail_counts')).rows.find(({ state }) => state === 'queued')!.messages)
  expect((await queued(await makeUser('admin'))) - (await queued(office))).toBeGreaterThanOrEqual(11)
})

test('money received is recorded; paying back, correcting and moving it are refused', async () => {
  const { id } = await askedPayment(office, { email: uniqueEmail() })
  await transfer(office, id, '2500')
  const entries = await entriesOf(id)
  expect(entries).toEqual([['transfer', 2500, expect.anything()]])
  const { id: target } = await askedPayment(office)
  const [entry] = (await select(office, 'payment_entries', `payment_id=eq.${id}`)).rows as [Row]
  const money = { once: crypto.randomUUID(), payment_id: id, money: 100, entry_note: 'Paid back.' }
  for (const [name, args] of [
    ['record_refund', { ...money, on_day: '2026-01-01' }],
    ['record_refund', { ...money, money: -100, on_day: '2026-01-01' }],
    ['record_correction', money],
    ['move_surplus', { once: money.once, of_surplus: entry.id, to_payment: target }],
  ] as const)
    expect(await call(office, name, args)).toMatchObject({ status: 403, code: NO_RIGHT })
  expect(await entriesOf(id)).toEqual(entries)
})

test('leads belong to admins and the office, and are imported for them', async () => {
  const [admin, editor] = [await makeUser('admin'), await makeUser('editor')]
  const owners = (await call(office, 'lead_owners')).rows.map(({ email }) => email)
  expect(owners).toEqual(expect.arrayContaining([admin.email, office.email]))
  expect(owners).not.toContain(editor.email)
  const ownerOf = async (owner: string) => (await leadOf((await enterLead(office, { owner })).id)).owner_id
  expect([await ownerOf(office.email), await ownerOf(admin.email)]).toEqual([office.id, admin.id])
  expect(await ownerOf(editor.email)).toBeNull()
})

test('nothing becomes an admin or a colleague of the office by its own hand', async () => {
  const { id } = await makeUser('editor')
  for (const [name, args] of [
    ['change_staff_role', { account: office.id, new_role: 'admin' }],
    ['change_staff_role', { account: id, new_role: 'office' }],
    ['invite_staff', { address: uniqueEmail(), invited_role: 'office', mail_language: 'en' }],
  ] as const)
    expect((await call(office, name, args)).code).toBe(NO_RIGHT)
  const roleOf = async (user: string) => (await stored('staff', `user_id=eq.${user}`))!.role
  expect([await roleOf(office.id), await roleOf(id)]).toEqual(['office', 'editor'])
})
