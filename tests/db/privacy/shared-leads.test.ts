/** Merged leads of several addresses: exports and erasures of one exclude the others' submissions. */
import { type Row, anon, call, insert, secret, select, store, stored, update } from '../rest'
import { sampleLead, sampleSpam, unique, uniqueEmail, uniquePhone } from '../samples'
import { FORM, historyOf, leadOf, submissionsOf, suggestionsOf, twoLeads } from '../leads/leads'
import { makePrivacyAdmin } from './persons'

let context: Awaited<ReturnType<typeof makePrivacyAdmin>>

beforeAll(async () => {
  context = await makePrivacyAdmin()
})

const PERSONAL = ['leads', FORM, 'lead_events', 'lead_suggestions', 'newsletter_subscriptions', 'privacy_log']
const SHARED = { surname: unique('Stranger'), first_name: 'Anna', utm_source: 'radio', language: 'af' }
const note = (lead_id: unknown, text: string) => insert(context.admin, 'lead_events', { lead_id, note: text })

/** A person, and an attacker who submits that phone number with another address. */
async function attack() {
  const stranger = await context.makePerson(SHARED)
  // Linked to the stranger by the number alone.
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
  test('exports and erases each address separately, revealing nothing of the other', async () => {
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

describe('a lead shared by several addresses', () => {
  test('gives each address only its own submissions', async () => {
    const { stranger, address, surname, merge } = await attack()
    await merge()
    const data = await context.dataOf(address)
    // The own lead as it was before the merge.
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

  test('shows staff the other owners, and how many events an erasure deletes', async () => {
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

  test('loses an erased address’s submissions, adopted details and notes only', async () => {
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

  test('survives the erasure of its first address, with status and follow-up', async () => {
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

  test('loses notes from a merge with an erased address, even after the split', async () => {
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
      // Except the spam, which is from a third address.
      const rows = (await select(secret, table)).rows.filter(({ id }) => id !== spam.id)
      for (const trace of [address, surname, stranger.address, stranger.lead_id])
        expect([table, JSON.stringify(rows).includes(String(trace))]).toEqual([table, false])
    }
  })

  test('keeps a correct count under concurrent submissions, merges and erasures', async () => {
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
    // An erasure returns a number, without a status.
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
