/** The role office: what it may read and do besides the access rules of tests/db/rights. */
import { enterLead, leadOf } from '../leads/leads'
import { sampleMail } from '../mail/mail'
import { call, select, store } from '../rest'
import { type User, makeUser, uniqueEmail } from '../samples'

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

test('leads belong to admins and the office, and are imported for them', async () => {
  const [admin, editor] = [await makeUser('admin'), await makeUser('editor')]
  const owners = (await call(office, 'lead_owners')).rows.map(({ email }) => email)
  expect(owners).toEqual(expect.arrayContaining([admin.email, office.email]))
  expect(owners).not.toContain(editor.email)
  const ownerOf = async (owner: string) => (await leadOf((await enterLead(office, { owner })).id)).owner_id
  expect([await ownerOf(office.email), await ownerOf(admin.email)]).toEqual([office.id, admin.id])
  expect(await ownerOf(editor.email)).toBeNull()
})
