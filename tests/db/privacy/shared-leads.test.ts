/** Leads of several addresses that staff merged: nobody is given, and no erasure takes, what another one sent. */
import {
  type Row,
  anon,
  call,
  insert,
  sampleLead,
  sampleSpam,
  secret,
  select,
  store,
  stored,
  unique,
  uniqueEmail,
  uniquePhone,
  update,
} from '../rest'
import { FORM, historyOf, leadOf, submissionsOf, suggestionsOf, twoLeads } from '../leads/leads'
import { makePrivacyAdmin } from './persons'

let context: Awaited<ReturnType<typeof makePrivacyAdmin>>

beforeAll(async () => {
  context = await makePrivacyAdmin()
})

const PERSONAL = ['leads', FORM, 'lead_events', 'lead_suggestions', 'newsletter_subscriptions', 'privacy_log']
const SHARED = { surname: unique('Stranger'), first_name: 'Anna', utm_source: 'radio', language: 'af' }
const note = (lead_id: unknown, text: string) => insert(context.admin, 'lead_events', { lead_id, note: text })

/** A person, and somebody else who sends that person's phone number with an address of their own. */
async function attack() {
  const stranger = await context.makePerson(SHARED)
  // Only the number ties this one to the stranger.
  const spam = await store(FORM, sampleSpam({ phone: stranger.phone, surname: SHARED.surname }))
  await update(context.admin, 'leads', `id=eq.${stranger.lead_id}`, {
    status: 'applied',
    follow_up_on: '2027-01-31',
  })
  const before = await leadOf(stranger.lead_id)
  const [address, surname] = [uniqueEmail(), unique('Attacker')]
  const sent = sampleLead({ email: address, phone: stranger.phone, surname, utm_source: 'tv' })
  const { lead_id } = await store(FORM, sent)
  const merge = async () => {
    const [suggestion] = await suggestionsOf(lead_id)
    expect((await call(context.admin, 'merge_leads', { suggestion_id: suggestion!.id })).body).toBe(
      stranger.lead_id,
    )
  }
  return { stranger, address, surname, before, spam, merge }
}

describe('a suggestion by the phone number', () => {
  test('gives and takes each address its own, and says nothing of the other', async () => {
    const { stranger, address, surname, before } = await attack()
    const data = await context.dataOf(address)
    expect(data).toMatchObject({ leads: [{ surname }], submissions: [{ surname }], events: [] })
    for (const theirs of [SHARED.surname, stranger.address, stranger.lead_id])
      expect(JSON.stringify(data)).not.toContain(theirs)
    expect(await context.sharedOf(address)).toEqual([])
    expect(await context.erase(address)).toBe(2)
    expect(await leadOf(stranger.lead_id)).toEqual(before)
    expect(await suggestionsOf(stranger.lead_id)).toEqual([])
    expect(await context.countsOf(stranger.address)).toEqual({
      leads: 1,
      submissions: 2,
      events: 3,
      spam: 1,
      newsletter: 1,
      mail: 2,
    })
  })
})

describe('a lead that several addresses share', () => {
  test('gives each address its own submissions and nothing of the others', async () => {
    const { stranger, address, surname, merge } = await attack()
    await merge()
    const data = await context.dataOf(address)
    // The own lead is as it was before the merge.
    expect(data).toMatchObject({ leads: [{ surname, submissions: 1 }], events: [], spam: [] })
    expect(data.submissions).toMatchObject([{ email: address, surname }])
    expect(JSON.stringify(data)).not.toContain(SHARED.surname)
    expect(JSON.stringify(data)).not.toContain(stranger.address)
    expect((await context.records()).at(-1)).toMatchObject({ kind: 'person-exported', rows: 2 })

    const theirs = await context.dataOf(stranger.address)
    expect(theirs).toMatchObject({ leads: [], events: [] })
    expect(theirs.submissions).toHaveLength(2)
    expect(JSON.stringify(theirs)).not.toContain(surname)
  })

  test('shows staff with whom it is shared, and how much of its history an erasure deletes', async () => {
    const { stranger, address, surname, merge } = await attack()
    await merge()
    expect(await context.sharedOf(` ${address.toUpperCase()} `)).toMatchObject([
      {
        lead_id: stranger.lead_id,
        others: [{ name: `Anna ${SHARED.surname}`, email: stranger.address }],
        events: 1,
      },
    ])
    const [seen] = await context.sharedOf(stranger.address)
    expect(seen?.others).toEqual([{ name: `Thandi ${surname}`, email: address }])
  })

  test('loses what an erased address sent, what was adopted of it and the notes, and keeps the rest', async () => {
    const { stranger, address, surname, before, spam, merge } = await attack()
    await merge()
    const [sent] = (await submissionsOf(stranger.lead_id)).filter(({ email }) => email === address)
    await call(context.admin, 'adopt_details', { submission_id: sent!.id, detail: 'all' })
    expect(await leadOf(stranger.lead_id)).toMatchObject({ surname, email: address })
    // The lead, the submission, the merge, a note and two adopted details.
    expect(await context.erase(address)).toBe(6)
    expect(await leadOf(stranger.lead_id)).toEqual({ ...before, touched_at: expect.anything() })
    expect(await submissionsOf(stranger.lead_id)).toHaveLength(2)
    const events = await historyOf(stranger.lead_id)
    expect(events.map(({ kind }) => kind).sort()).toEqual(['follow-up', 'status'])
    expect(await stored(FORM, `id=eq.${spam.id}`)).toBeDefined()
    expect(JSON.stringify((await select(secret, 'leads')).rows)).not.toContain(surname)
    // The lead is the stranger's alone again.
    expect(await context.countsOf(stranger.address)).toMatchObject({ leads: 1, events: 2 })
  })

  test('goes on without the address that it began with, with status, follow-up and what is left', async () => {
    const { first, second, merge } = await twoLeads(
      context.admin,
      {},
      { utm_source: 'Google', language: 'af' },
    )
    await merge()
    await update(context.admin, 'leads', `id=eq.${first.id}`, { status: 'enrolled' })
    expect(await store(FORM, sampleLead({ email: second.email }))).toMatchObject({ lead_id: first.id })
    await context.erase(String(first.email))
    expect(await stored('leads', `id=eq.${first.id}`)).toBeUndefined()
    const { email, traffic_source, first_at } = second
    expect(await leadOf(second.id)).toMatchObject({
      email,
      traffic_source,
      first_at,
      status: 'enrolled',
      merged_into: null,
      submissions: 2,
    })
    expect(await submissionsOf(second.id)).toHaveLength(2)
  })

  test('loses notes of the time of a merge with an erased address after the split too', async () => {
    const { first, second, merge, split } = await twoLeads(context.admin)
    await note(first.id, 'Before.')
    await merge()
    await note(first.id, 'While merged.')
    await split()
    await note(first.id, 'After.')
    await context.erase(String(second.email))
    expect((await historyOf(first.id)).map((event: Row) => event.note)).toEqual(['Before.', 'After.'])
  })

  test('is gone from every table once each address is erased', async () => {
    const { stranger, address, surname, spam, merge } = await attack()
    await merge()
    await context.erase(address)
    await context.erase(stranger.address)
    for (const table of PERSONAL) {
      // The spam of a third address is not of these two.
      const rows = (await select(secret, table)).rows.filter(({ id }) => id !== spam.id)
      for (const trace of [address, surname, stranger.address, stranger.lead_id])
        expect([table, JSON.stringify(rows).includes(String(trace))]).toEqual([table, false])
    }
  })

  test('keeps a right count when forms are sent, leads merged and persons erased at the same moment', async () => {
    const [phone, surname] = [uniquePhone(), unique('Many')]
    const addresses = Array.from({ length: 4 }, uniqueEmail)
    const send = (email: string) => insert(anon, FORM, sampleLead({ email, phone, surname }))
    for (const email of addresses) await send(email)
    const [one] = (await select(secret, FORM, `surname=eq.${surname}&order=created_at`)).rows
    const merges = (await suggestionsOf(one!.lead_id)).map(({ id }) =>
      call(context.admin, 'merge_leads', { suggestion_id: id }),
    )
    const answers = await Promise.all([
      ...merges,
      ...addresses.flatMap((email, index) =>
        index % 2 ? [send(email)] : [send(email), context.erase(email)],
      ),
    ])
    // An erasure answers with a number.
    for (const answer of answers) expect([undefined, 200, 201]).toContain((answer as Row).status)
    const kept = (await select(secret, FORM, `surname=eq.${surname}`)).rows
    expect(kept.length).toBeGreaterThan(3)
    for (const id of new Set(kept.map(({ lead_id }) => lead_id)))
      expect(await leadOf(id)).toMatchObject({
        merged_into: null,
        submissions: kept.filter(({ lead_id }) => lead_id === id).length,
      })
  })
})
