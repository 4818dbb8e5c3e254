/** Leads entered for known people: matching, export and erasure. */
import { type Row, call, stored } from '../rest'
import { type User, makeUser, sampleEntry, uniqueEmail } from '../samples'
import { enterLead, enterLeads, leadOf, sendForm, submissionsOf, suggestionsOf } from './leads'

let admin: User

beforeAll(async () => {
  admin = await makeUser('admin')
})

const byPhone = (fields: Row = {}) => enterLead(admin, { email: null, ...fields })

describe('a known person', () => {
  test('by e-mail address gets one more enquiry and keeps the details', async () => {
    const first = await sendForm({ surname: 'Known' })
    const answer = await enterLeads(admin, [
      sampleEntry({ email: first.email, surname: 'Other', phone: null }),
    ])
    expect(answer.rows).toMatchObject([{ added: 0, joined: 1, lead_id: first.id }])
    expect(await leadOf(first.id)).toMatchObject({ surname: 'Known', phone: first.phone, submissions: 2 })
    expect(await suggestionsOf(first.id)).toEqual([])
  })

  test('by phone number without e-mail address, twice, is one lead', async () => {
    const lead = await byPhone()
    expect(await byPhone({ phone: lead.phone })).toMatchObject({ id: lead.id, submissions: 2 })
  })

  test('by phone number alone is suggested to staff, in either order, who merge and split', async () => {
    const sent = await sendForm({ surname: 'Sender' })
    const called = await byPhone({ phone: sent.phone, surname: 'Caller' })
    expect(called.id).not.toBe(sent.id)
    const [suggestion] = await suggestionsOf(called.id)
    expect(suggestion).toMatchObject({ lead_id: called.id, other_id: sent.id, state: 'open' })
    await call(admin, 'merge_leads', { suggestion_id: suggestion!.id })
    expect(await leadOf(sent.id)).toMatchObject({ submissions: 2, email: sent.email })
    // Later calls belong to the merged lead.
    expect(await byPhone({ phone: sent.phone })).toMatchObject({ id: sent.id, submissions: 3 })
    expect((await call(admin, 'split_lead', { of_lead: called.id })).body).toBe(called.id)
    expect(await leadOf(called.id)).toMatchObject({ submissions: 2, email: null, surname: 'Caller' })
    expect(await leadOf(sent.id)).toMatchObject({ submissions: 1, surname: 'Sender' })

    const caller = await byPhone()
    const later = await sendForm({ phone: caller.phone })
    expect(await suggestionsOf(later.id)).toMatchObject([{ lead_id: later.id, other_id: caller.id }])
  })

  test('by phone number only gains the e-mail address of a later enquiry', async () => {
    const caller = await byPhone()
    const sent = await sendForm({ phone: caller.phone })
    const [suggestion] = await suggestionsOf(caller.id)
    await call(admin, 'merge_leads', { suggestion_id: suggestion!.id })
    const [enquiry] = (await submissionsOf(caller.id)).filter(({ email }) => email)
    await call(admin, 'adopt_details', { submission_id: enquiry!.id, detail: 'all' })
    expect(await leadOf(caller.id)).toMatchObject({ email: sent.email, phone: caller.phone })
    // An entry without an address removes none.
    const [entry] = (await submissionsOf(caller.id)).filter(({ email }) => !email)
    await call(admin, 'adopt_details', { submission_id: entry!.id, detail: 'all' })
    expect(await leadOf(caller.id)).toMatchObject({ email: sent.email })
  })

  test('is reported to admins before an import, by address and phone number', async () => {
    const lead = await sendForm()
    const caller = await byPhone()
    const args = {
      people: [
        { email: lead.email, phone: null },
        { email: null, phone: caller.phone },
        { email: uniqueEmail(), phone: lead.phone },
      ],
    }
    expect((await call(admin, 'known_leads', args)).body).toEqual({
      addresses: { [String(lead.email)]: lead.id, [String(caller.phone)]: caller.id },
      phones: { [String(lead.phone)]: lead.id, [String(caller.phone)]: caller.id },
    })
    const nobody = { addresses: {}, phones: {} }
    expect((await call(await makeUser('editor'), 'known_leads', args)).body).toEqual(nobody)
  })
})

test('entered leads are exported and erased with the person, by phone number too', async () => {
  const first = await sendForm()
  await enterLead(admin, { email: first.email, message: 'Called twice.' })
  const data = async (address: unknown) => (await call(admin, 'person_data', { address })).body
  expect(await data(first.email)).toMatchObject({ submissions: [{}, {}], leads: [{ id: first.id }] })
  expect(JSON.stringify(await data(first.email))).toContain('Called twice.')
  const caller = await byPhone()
  expect(await data(caller.phone)).toMatchObject({ submissions: [{}], leads: [{ id: caller.id }] })
  for (const [address, rows] of [
    [first.email, 3],
    [caller.phone, 2],
  ])
    expect(Number((await call(admin, 'erase_person', { address })).body)).toBe(rows)
  expect(await stored('leads', `id=in.(${String(first.id)},${String(caller.id)})`)).toBeUndefined()
})
