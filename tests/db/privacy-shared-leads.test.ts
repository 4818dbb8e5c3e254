/** A lead with submissions of several addresses: nobody is given, and no erasure takes, what another one sent. */
import {
  DAY,
  type Row,
  anon,
  fromNow,
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
} from './rest'
import { FORM, historyOf, leadOf } from './leads'
import { hash, makePrivacyAdmin } from './persons'

let context: Awaited<ReturnType<typeof makePrivacyAdmin>>

beforeAll(async () => {
  context = await makePrivacyAdmin()
})

const PERSONAL = ['leads', FORM, 'lead_events', 'newsletter_subscriptions', 'privacy_log', 'staff']

describe('a lead that several addresses share', () => {
  /** A person, and somebody else who sends that person's phone number with an address of their own. */
  async function attack() {
    const mark = unique('Stranger')
    const stranger = await context.makePerson({
      surname: mark,
      first_name: 'Anna',
      utm_source: 'radio',
      language: 'af',
    })
    // Only the number ties this one to the stranger.
    const spam = await store(FORM, sampleSpam({ phone: stranger.phone, surname: mark }))
    await update(context.admin, 'leads', `id=eq.${stranger.lead_id}`, {
      status: 'applied',
      follow_up_on: '2027-01-31',
    })
    const before = (await leadOf(stranger.lead_id))!
    const address = uniqueEmail()
    const surname = unique('Attacker')
    await store(FORM, sampleLead({ email: address, phone: stranger.phone, surname, utm_source: 'tv' }))
    expect(await leadOf(stranger.lead_id)).toMatchObject({ surname, email: address, submissions: 3 })
    return { stranger, mark, address, surname, before, spam }
  }

  test('gives each address its own submissions and nothing of the others', async () => {
    const { stranger, mark, address, surname } = await attack()
    const data = await context.dataOf(address)
    expect(data).toMatchObject({ leads: [], events: [], spam: [], newsletter: [] })
    expect(data.submissions).toMatchObject([{ email: address, surname }])
    expect(JSON.stringify(data)).not.toContain(mark)
    expect(JSON.stringify(data)).not.toContain(stranger.address)
    expect(await context.countsOf(address)).toEqual({ submissions: 1 })
    expect(await context.logged(hash(address))).toMatchObject([{ kind: 'person-exported', rows: 1 }])

    const theirs = await context.dataOf(stranger.address)
    expect(theirs).toMatchObject({ leads: [], events: [] })
    expect(theirs.submissions).toHaveLength(2)
    expect(JSON.stringify(theirs)).not.toContain(surname)
    expect(await context.countsOf(stranger.address)).toEqual({ submissions: 2, spam: 1, newsletter: 1 })
  })

  test('shows staff with whom it is shared, and how much of its history an erasure deletes', async () => {
    const { stranger, mark, address, surname } = await attack()
    expect(await context.sharedOf(` ${address.toUpperCase()} `)).toMatchObject([
      {
        lead_id: stranger.lead_id,
        others: [{ name: `Anna ${mark}`, email: stranger.address }],
        events: 1,
      },
    ])
    const third = uniqueEmail()
    await store(FORM, sampleLead({ email: third, phone: stranger.phone, first_name: 'Ouma', surname: 'Nel' }))
    const [seen] = await context.sharedOf(stranger.address)
    expect(seen?.others).toEqual([
      { name: 'Ouma Nel', email: third },
      { name: `Thandi ${surname}`, email: address },
    ])
  })

  test('loses what an erased address sent and what notes may say of it, and keeps the rest as it was', async () => {
    const { stranger, mark, address, surname, before, spam } = await attack()
    const { touched_at } = (await leadOf(stranger.lead_id))!
    expect(await context.erase(address)).toBe(2)
    expect(await leadOf(stranger.lead_id)).toEqual({ ...before, touched_at })
    expect((await select(secret, FORM, `lead_id=eq.${stranger.lead_id}`)).rows).toMatchObject([
      { surname: mark },
      { surname: mark },
    ])
    const events = await historyOf(stranger.lead_id)
    expect(events.map(({ kind }) => kind).sort()).toEqual(['follow-up', 'status'])
    expect(await stored(FORM, `id=eq.${spam.id}`)).toBeDefined()
    expect(await stored('newsletter_subscriptions', `email=eq.${stranger.address}`)).toBeDefined()
    expect(JSON.stringify((await select(secret, 'leads')).rows)).not.toContain(surname)
    expect(await context.logged(hash(address))).toMatchObject([{ kind: 'person-erased', rows: 2 }])
    // The lead is the stranger's alone again.
    expect(await context.countsOf(stranger.address)).toMatchObject({ leads: 1, events: 2 })
  })

  test('shows the first and the newest of what remains', async () => {
    const phone = uniquePhone()
    const [gone, kept] = [uniqueEmail(), uniqueEmail()]
    const send = (email: string, days: number, fields: Row) =>
      store(FORM, sampleLead({ email, phone, created_at: fromNow(-days * DAY), ...fields }))
    const { lead_id } = await send(gone, 9, { utm_source: 'radio' })
    await send(kept, 8, { utm_source: 'Google', surname: 'Older' })
    const last = await send(kept, 5, { utm_source: 'tv', surname: 'Newer', language: 'af' })
    await send(gone, 1, { surname: 'Gone' })
    await context.erase(gone)
    const lead = await leadOf(lead_id)
    expect(lead).toMatchObject({ surname: 'Newer', email: kept, language: 'af', traffic_source: 'google' })
    expect(lead).toMatchObject({ submissions: 2, last_at: last.created_at })
    expect(Date.parse(String(lead?.first_at))).toBeLessThan(Date.now() - 7 * DAY)
  })

  test('joined of two loses who was joined with it', async () => {
    const [phone, first, second] = [uniquePhone(), uniqueEmail(), uniqueEmail()]
    const { lead_id } = await store(FORM, sampleLead({ email: first, phone }))
    await store(FORM, sampleLead({ email: second, surname: unique('Joined') }))
    await store(FORM, sampleLead({ email: second, phone }))
    expect(await context.sharedOf(second)).toMatchObject([{ lead_id, events: 1 }])
    expect(await context.erase(second)).toBe(3)
    expect(await historyOf(lead_id)).toEqual([])
    expect(await leadOf(lead_id)).toMatchObject({ email: first, submissions: 1 })
  })

  test('is gone from every table once each address is erased', async () => {
    const { stranger, mark, address, surname, spam } = await attack()
    await context.erase(address)
    await context.erase(stranger.address)
    expect(await leadOf(stranger.lead_id)).toBeUndefined()
    for (const table of PERSONAL) {
      // The spam of a third address is not of these two.
      const rows = (await select(secret, table)).rows.filter(({ id }) => id !== spam.id)
      for (const trace of [address, surname, stranger.address, mark])
        expect([table, JSON.stringify(rows).includes(trace)]).toEqual([table, false])
    }
  })

  test('keeps a right count of submissions when forms are sent and persons erased at the same moment', async () => {
    const phone = uniquePhone()
    const addresses = Array.from({ length: 4 }, uniqueEmail)
    const send = (email: string) => insert(anon, FORM, sampleLead({ email, phone }))
    for (const email of addresses) await send(email)
    const answers = await Promise.all(
      addresses.flatMap((email, index) => (index % 2 ? [send(email)] : [send(email), context.erase(email)])),
    )
    expect(answers.every((answer) => typeof answer === 'number' || (answer as Row).status === 201)).toBe(true)
    const kept = (await select(secret, FORM, `phone=eq.${encodeURIComponent(phone)}`)).rows
    for (const id of new Set(kept.map(({ lead_id }) => lead_id)))
      expect(await leadOf(id)).toMatchObject({
        submissions: kept.filter(({ lead_id }) => lead_id === id).length,
      })
  })
})
