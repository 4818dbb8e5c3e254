/** The bin of leads: what goes in, where it is still found, and what restores it. */
import { BIN_DAYS } from '@/lib/retention'
import { FORM, enterLead, historyOf, leadOf, sendForm, submissionsOf, twoLeads } from './leads'
import { askedPayment, done, paymentFields } from '../payments/payments'
import { type Row, call, secret, store, update } from '../rest'
import { DAY, type User, fromNow, makeUser, sampleLead, uniqueEmail } from '../samples'

let office: User
let admin: User
beforeAll(async () => {
  ;[office, admin] = await Promise.all([makeUser('office'), makeUser('admin')])
})

const bin = async (lead: Row, into_bin = true) =>
  (await call(office, 'bin_lead', { of_lead: lead.id, into_bin })).body
const isBinned = async (lead: Row) => (await leadOf(lead.id)).binned_at !== null
const listed = async (lead: Row, of_status?: string) =>
  (await call(office, 'lead_inbox', { query: lead.email, of_status })).rows.map(({ id }) => id)
const kinds = async (lead: Row) => (await historyOf(lead.id)).map(({ kind }) => kind)

test('a lead in the bin is in no list or count but the bin’s, and comes back as it was', async () => {
  const lead = await sendForm()
  const counts = async () => (await call(office, 'lead_counts')).rows[0]!
  const before = await counts()
  expect(await bin(lead)).toBe('done')
  expect(await bin(lead)).toBe('done')
  expect([await listed(lead), await listed(lead, 'new'), await listed(lead, 'bin')]).toEqual([
    [],
    [],
    [lead.id],
  ])
  const found = (await call(office, 'staff_search', { query: lead.email })).body as { leads: Row[] }
  expect(found.leads).toEqual([])
  const less = (name: string) => Number(before[name]) - 1
  expect(await counts()).toMatchObject({
    all_leads: less('all_leads'),
    new_leads: less('new_leads'),
    binned: Number(before.binned) + 1,
  })
  expect(await bin(lead, false)).toBe('done')
  expect([await listed(lead), await listed(lead, 'bin')]).toEqual([[lead.id], []])
  expect(await counts()).toEqual(before)
  expect(await kinds(lead)).toEqual(['binned', 'restored'])
  for (const of_kind of ['lead-binned', 'lead-restored'])
    expect((await call(admin, 'audit_entries', { of_kind, person: office.id })).rows).toContainEqual(
      expect.objectContaining({ actor: office.id, target: lead.id }),
    )
})

test('a lead in the bin is not followed up or corrected', async () => {
  const lead = await sendForm()
  await bin(lead)
  const change = { kind: 'note', note: 'Called.', from_status: 'new', to_status: 'contacted' }
  expect((await call(office, 'follow_up_lead', { of_lead: lead.id, change })).body).toEqual({
    outcome: 'gone',
  })
  await update(office, 'leads', `id=eq.${lead.id}`, { status: 'contacted' })
  expect(await leadOf(lead.id)).toMatchObject({ status: 'new' })
})

test('enrolled leads, and those with payments, stay where they are', async () => {
  const [enrolled, payer] = [await sendForm(), await sendForm()]
  await update(secret, 'leads', `id=eq.${enrolled.id}`, { status: 'enrolled' })
  await askedPayment(admin, { lead_id: payer.id })
  expect([await bin(enrolled), await bin(payer)]).toEqual(['kept', 'kept'])
  expect([await isBinned(enrolled), await isBinned(payer)]).toEqual([false, false])
  expect(await bin({ id: crypto.randomUUID() })).toBe('gone')
})

test.each<[string, (lead: Row) => Promise<unknown>]>([
  ['a new enquiry', ({ email, phone }) => store(FORM, sampleLead({ email, phone }))],
  ['an entry by staff', ({ email, phone }) => enterLead(office, { email, phone })],
  [
    'a payment request',
    ({ id }) =>
      done(office, 'create_payment', {
        payment_id: crypto.randomUUID(),
        fields: paymentFields({ lead_id: id }),
      }),
  ],
])('%s restores it', async (_, act) => {
  const lead = await sendForm()
  await bin(lead)
  await act(lead)
  expect(await isBinned(lead)).toBe(false)
  expect(await kinds(lead)).toContain('restored')
  expect(await leadOf(lead.id)).toMatchObject({ status: 'new' })
})

test('a merge restores it', async () => {
  const { first, merge } = await twoLeads(admin)
  await bin(first)
  await merge()
  expect(await isBinned(first)).toBe(false)
})

test('the privacy copy has it, and an erasure reaches it', async () => {
  const lead = await sendForm({ email: uniqueEmail() })
  await bin(lead)
  const address = String(lead.email)
  const copy = async () => JSON.stringify((await call(admin, 'person_data', { address })).body)
  expect(await copy()).toContain(lead.id)
  await call(admin, 'erase_person', { address })
  expect(await copy()).not.toContain(lead.id)
  expect(await leadOf(lead.id)).toBeUndefined()
})

test('it is erased after its days in the bin, with its enquiries, and not before', async () => {
  const [kept, expired] = [await sendForm(), await sendForm()]
  const binnedFor = (lead: Row, time: number) =>
    update(secret, 'leads', `id=eq.${lead.id}`, { binned_at: fromNow(-time) })
  await binnedFor(kept, BIN_DAYS * DAY - 60_000)
  await binnedFor(expired, BIN_DAYS * DAY + 60_000)
  await call(secret, 'purge_expired')
  expect(await isBinned(kept)).toBe(true)
  expect(await leadOf(expired.id)).toBeUndefined()
  expect(await submissionsOf(expired.id)).toEqual([])
})
