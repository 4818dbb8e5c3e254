/** What the law asks: everything about one address given or erased and recorded, suspects rescued, an end to keeping. */
import { createHash } from 'node:crypto'
import {
  CHECK,
  DAY,
  NO_RIGHT,
  type Row,
  type User,
  anon,
  call,
  fromNow,
  insert,
  makeUser,
  remove,
  sampleLead,
  samplePost,
  sampleSuspect,
  secret,
  select,
  store,
  stored,
  unique,
  uniqueEmail,
  uniquePhone,
  update,
} from './rest'

let admin: User

beforeAll(async () => {
  admin = await makeUser('admin')
})

const FORM = 'landing_form_submissions'
const hash = (address: string) => createHash('sha256').update(address).digest('hex')
const recorded = async (detail: string) => (await select(admin, 'privacy_log', `detail=eq.${detail}`)).rows

/** A person with two submissions from one address, a note, a suspect and a place on the newsletter. */
async function somebody(fields: Row = {}) {
  const lead = sampleLead(fields)
  const address = String(lead.email)
  const { lead_id } = await store(FORM, lead)
  await store(FORM, sampleLead({ ...fields, email: address, phone: lead.phone }))
  await insert(admin, 'lead_events', { lead_id, note: 'Called.' })
  await store('suspect_submissions', sampleSuspect({ email: address }))
  await store('newsletter_subscriptions', { email: address, language: 'af', asked_at: fromNow(-DAY) })
  return { address, phone: String(lead.phone), lead_id }
}

const erase = async (address: string) => (await call(admin, 'erase_person', { address })).body
const dataOf = async (address: string) =>
  (await call(admin, 'person_data', { address })).body as Record<string, Row[]>
const countsOf = async (address: string) =>
  Object.fromEntries(
    (await call(admin, 'person_counts', { address })).rows.map(({ kind, rows }) => [kind, Number(rows)]),
  )
const sharedOf = async (address: string) => (await call(admin, 'person_shared', { address })).rows
const leadOf = (id: unknown) => stored('leads', `id=eq.${id}`)

describe('one person', () => {
  test('is given everything that is kept, whatever the case of the address, and that is recorded', async () => {
    const { address, lead_id } = await somebody()
    await somebody()
    const data = await dataOf(` ${address.toUpperCase()} `)
    const counts = { leads: 1, submissions: 2, events: 1, suspects: 1, newsletter: 1 }
    expect(Object.fromEntries(Object.entries(data).map(([name, rows]) => [name, rows.length]))).toEqual(
      counts,
    )
    expect(await countsOf(` ${address.toUpperCase()}`)).toEqual(counts)
    expect(await sharedOf(address)).toEqual([])
    expect(data.leads).toMatchObject([{ id: lead_id, submissions: 2 }])
    expect(data.events).toMatchObject([{ note: 'Called.', actor: admin.email }])
    expect(data.newsletter).toMatchObject([{ email: address, language: 'af' }])
    expect(await recorded(hash(address))).toMatchObject([
      { kind: 'person-exported', actor: admin.email, rows: 6 },
    ])
  })

  test('is erased everywhere; the record has no more than a hash of the address', async () => {
    const { address, lead_id } = await somebody()
    const other = await somebody()
    expect(await erase(address.toUpperCase())).toBe(6)
    for (const [table, filter] of [
      ['leads', `id=eq.${lead_id}`],
      [FORM, `lead_id=eq.${lead_id}`],
      ['lead_events', `lead_id=eq.${lead_id}`],
      ['suspect_submissions', `email=eq.${address}`],
      ['newsletter_subscriptions', `email=eq.${address}`],
    ] as const) {
      expect([table, (await select(secret, table, filter)).rows]).toEqual([table, []])
    }
    expect(await recorded(hash(address))).toMatchObject([
      { kind: 'person-erased', actor: admin.email, rows: 6 },
    ])
    const log = JSON.stringify((await select(secret, 'privacy_log')).rows)
    expect(log).not.toContain(address)
    expect(await leadOf(other.lead_id)).toBeDefined()
    expect(await erase(address)).toBe(0)
  })

  test('whom nobody knows has nothing; the question is recorded', async () => {
    const address = uniqueEmail()
    const data = (await call(admin, 'person_data', { address })).body
    expect(data).toEqual({ leads: [], submissions: [], events: [], suspects: [], newsletter: [] })
    expect(await recorded(hash(address))).toMatchObject([{ kind: 'person-exported', rows: 0 }])
  })

  test('is given to and erased by admins only', async () => {
    const { address, lead_id } = await somebody()
    for (const who of [anon, await makeUser(), await makeUser('editor')]) {
      for (const name of ['person_counts', 'person_shared', 'person_data', 'erase_person']) {
        expect((await call(who, name, { address })).code).toBe(NO_RIGHT)
      }
    }
    expect(await stored('leads', `id=eq.${lead_id}`)).toBeDefined()
    expect(await recorded(hash(address))).toEqual([])
  })
})

const PERSONAL = [
  'leads',
  FORM,
  'lead_events',
  'suspect_submissions',
  'newsletter_subscriptions',
  'privacy_log',
  'staff',
]

describe('a lead that several addresses share', () => {
  /** Somebody, and somebody else who sends in that person's number with an address of their own. */
  async function attack() {
    const mark = unique('Stranger')
    const stranger = await somebody({
      surname: mark,
      first_name: 'Anna',
      utm_source: 'radio',
      language: 'af',
    })
    // Only the number ties this one to the stranger.
    const apart = await store('suspect_submissions', sampleSuspect({ phone: stranger.phone, surname: mark }))
    await update(admin, 'leads', `id=eq.${stranger.lead_id}`, {
      status: 'applied',
      follow_up_on: '2027-01-31',
    })
    const before = (await leadOf(stranger.lead_id))!
    const address = uniqueEmail()
    const surname = unique('Attacker')
    await store(FORM, sampleLead({ email: address, phone: stranger.phone, surname, utm_source: 'tv' }))
    expect(await leadOf(stranger.lead_id)).toMatchObject({ surname, email: address, submissions: 3 })
    return { stranger, mark, address, surname, before, apart }
  }

  test('gives each address its own submissions and nothing of the others', async () => {
    const { stranger, mark, address, surname } = await attack()
    const data = await dataOf(address)
    expect(data).toMatchObject({ leads: [], events: [], suspects: [], newsletter: [] })
    expect(data.submissions).toMatchObject([{ email: address, surname }])
    expect(JSON.stringify(data)).not.toContain(mark)
    expect(JSON.stringify(data)).not.toContain(stranger.address)
    expect(await countsOf(address)).toEqual({ submissions: 1 })
    expect(await recorded(hash(address))).toMatchObject([{ kind: 'person-exported', rows: 1 }])

    const theirs = await dataOf(stranger.address)
    expect(theirs).toMatchObject({ leads: [], events: [] })
    expect(theirs.submissions).toHaveLength(2)
    expect(JSON.stringify(theirs)).not.toContain(surname)
    expect(await countsOf(stranger.address)).toEqual({ submissions: 2, suspects: 1, newsletter: 1 })
  })

  test('is told to staff: whose it is too, and how much of its history goes', async () => {
    const { stranger, mark, address, surname } = await attack()
    expect(await sharedOf(` ${address.toUpperCase()} `)).toMatchObject([
      {
        lead_id: stranger.lead_id,
        others: [{ name: `Anna ${mark}`, email: stranger.address }],
        events: 1,
      },
    ])
    const third = uniqueEmail()
    await store(FORM, sampleLead({ email: third, phone: stranger.phone, first_name: 'Ouma', surname: 'Nel' }))
    const [seen] = await sharedOf(stranger.address)
    expect(seen?.others).toEqual([
      { name: 'Ouma Nel', email: third },
      { name: `Thandi ${surname}`, email: address },
    ])
  })

  test('loses what one address sent and what notes may say of it; the rest stands as the others left it', async () => {
    const { stranger, mark, address, surname, before, apart } = await attack()
    const { touched_at } = (await leadOf(stranger.lead_id))!
    expect(await erase(address)).toBe(2)
    expect(await leadOf(stranger.lead_id)).toEqual({ ...before, touched_at })
    expect((await select(secret, FORM, `lead_id=eq.${stranger.lead_id}`)).rows).toMatchObject([
      { surname: mark },
      { surname: mark },
    ])
    const events = (await select(admin, 'lead_events', `lead_id=eq.${stranger.lead_id}`)).rows
    expect(events.map(({ kind }) => kind).sort()).toEqual(['follow-up', 'status'])
    expect(await stored('suspect_submissions', `id=eq.${apart.id}`)).toBeDefined()
    expect(await stored('newsletter_subscriptions', `email=eq.${stranger.address}`)).toBeDefined()
    expect(JSON.stringify((await select(secret, 'leads')).rows)).not.toContain(surname)
    expect(await recorded(hash(address))).toMatchObject([{ kind: 'person-erased', rows: 2 }])
    // The lead is the stranger's alone again.
    expect(await countsOf(stranger.address)).toMatchObject({ leads: 1, events: 2 })
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
    await erase(gone)
    const lead = await leadOf(lead_id)
    expect(lead).toMatchObject({ surname: 'Newer', email: kept, language: 'af', came_from: 'google' })
    expect(lead).toMatchObject({ submissions: 2, last_at: last.created_at })
    expect(Date.parse(String(lead?.first_at))).toBeLessThan(Date.now() - 7 * DAY)
  })

  test('joined of two loses who was joined with it', async () => {
    const [phone, first, second] = [uniquePhone(), uniqueEmail(), uniqueEmail()]
    const { lead_id } = await store(FORM, sampleLead({ email: first, phone }))
    await store(FORM, sampleLead({ email: second, surname: unique('Joined') }))
    await store(FORM, sampleLead({ email: second, phone }))
    expect(await sharedOf(second)).toMatchObject([{ lead_id, events: 1 }])
    expect(await erase(second)).toBe(3)
    expect((await select(admin, 'lead_events', `lead_id=eq.${lead_id}`)).rows).toEqual([])
    expect(await leadOf(lead_id)).toMatchObject({ email: first, submissions: 1 })
  })

  test('is gone from every table once each address is erased', async () => {
    const { stranger, mark, address, surname } = await attack()
    await erase(address)
    await erase(stranger.address)
    expect(await leadOf(stranger.lead_id)).toBeUndefined()
    for (const table of PERSONAL) {
      const kept = JSON.stringify((await select(secret, table)).rows)
      for (const trace of [address, surname, stranger.address])
        expect([table, kept.includes(trace)]).toEqual([table, false])
      // What was kept apart under a third address is not of these two.
      if (table !== 'suspect_submissions') expect([table, kept.includes(mark)]).toEqual([table, false])
    }
  })

  test('and the same moment: whoever sends in or asks, no lead is empty and none miscounts', async () => {
    const phone = uniquePhone()
    const addresses = Array.from({ length: 4 }, uniqueEmail)
    const send = (email: string) => insert(anon, FORM, sampleLead({ email, phone }))
    for (const email of addresses) await send(email)
    const answers = await Promise.all(
      addresses.flatMap((email, place) => (place % 2 ? [send(email)] : [send(email), erase(email)])),
    )
    expect(answers.every((answer) => typeof answer === 'number' || (answer as Row).status === 201)).toBe(true)
    const kept = (await select(secret, FORM, `phone=eq.${encodeURIComponent(phone)}`)).rows
    for (const id of new Set(kept.map(({ lead_id }) => lead_id)))
      expect(await leadOf(id)).toMatchObject({
        submissions: kept.filter(({ lead_id }) => lead_id === id).length,
      })
  })
})

describe('the record', () => {
  test.each(['person-exported', 'person-erased', 'retention'])('nobody writes %s by hand', async (kind) => {
    expect(await insert(admin, 'privacy_log', { kind, rows: 1 })).toMatchObject({
      status: 403,
      code: NO_RIGHT,
    })
  })

  test('an export has a kind, a number of rows and who made it', async () => {
    const detail = unique()
    const write = (fields: Row) =>
      insert(admin, 'privacy_log', { kind: 'leads-exported', detail, rows: 3, ...fields })
    expect((await write({ rows: -1 })).code).toBe(CHECK)
    expect((await write({ detail: 'a'.repeat(1001) })).code).toBe(CHECK)
    expect((await write({ kind: 'other' })).code).toBe(NO_RIGHT)
    expect((await write({ actor: 'somebody else' })).code).toBe(NO_RIGHT)
    expect((await write({ kind: 'newsletter-exported' })).status).toBe(201)
    expect(await recorded(detail)).toMatchObject([
      { kind: 'newsletter-exported', actor: admin.email, rows: 3 },
    ])
  })
})

describe('a suspect', () => {
  const keep = (fields: Row = {}) => call(anon, 'keep_suspect', sampleSuspect(fields))
  const suspectOf = async (email: unknown) => await stored('suspect_submissions', `email=eq.${email}`)
  const rescue = (suspect_id: unknown, who = admin) => call(who, 'rescue_suspect', { suspect_id })

  test('is kept apart from the leads, as it was sent', async () => {
    const sent = sampleSuspect({
      reason: 'too-fast',
      language: 'af',
      page: '/af/landing',
      utm_source: 'radio',
    })
    expect((await call(anon, 'keep_suspect', sent)).code).toBeUndefined()
    expect(await suspectOf(sent.email)).toMatchObject(sent)
    expect(await stored(FORM, `email=eq.${sent.email}`)).toBeUndefined()
  })

  test.each([
    { reason: 'other' },
    { email: 'no address' },
    { phone: '082' },
    { first_name: ' ' },
    { language: 'nl' },
  ])('%j is refused', async (fields) => {
    expect((await keep(fields)).code).toBe(CHECK)
  })

  test('that is rescued is the submission it would have been, at its time, beyond the limit too', async () => {
    const email = uniqueEmail()
    for (let count = 1; count <= 5; count++) await insert(anon, FORM, sampleLead({ email }))
    await keep({ email, reason: 'limit', surname: 'Rescued', utm_source: 'radio', page: '/landing' })
    const suspect = (await suspectOf(email))!
    const { body: lead_id } = await rescue(suspect.id)
    expect(await suspectOf(email)).toBeUndefined()
    expect(await stored(FORM, `lead_id=eq.${lead_id}&surname=eq.Rescued`)).toMatchObject({
      email,
      utm_source: 'radio',
      came_from: 'radio',
      page: '/landing',
      source: 'landing-page',
      created_at: suspect.created_at,
    })
    const events = (await select(admin, 'lead_events', `lead_id=eq.${lead_id}`)).rows
    expect(events).toMatchObject([{ kind: 'rescued', before: 'limit', actor: admin.email }])
    expect(await stored('leads', `id=eq.${lead_id}`)).toMatchObject({ submissions: 6 })
  })

  test('is rescued once, also by two at the same moment, and no more once it is dropped', async () => {
    const email = uniqueEmail()
    await keep({ email })
    const { id } = (await suspectOf(email))!
    const answers = (await Promise.all([rescue(id), rescue(id)])).map(({ body }) => body)
    expect(answers.filter((body) => body === null)).toHaveLength(1)
    const second = uniqueEmail()
    await keep({ email: second })
    const dropped = (await suspectOf(second))!
    expect((await remove(admin, 'suspect_submissions', `id=eq.${dropped.id}`)).status).toBe(204)
    expect((await rescue(dropped.id)).body).toBeNull()
    expect(await stored(FORM, `email=eq.${second}`)).toBeUndefined()
  })

  test('is rescued by admins only', async () => {
    const email = uniqueEmail()
    await keep({ email })
    const { id } = (await suspectOf(email))!
    expect((await rescue(id, await makeUser('editor'))).code).toBe(NO_RIGHT)
    expect(await suspectOf(email)).toBeDefined()
  })
})

describe('the end of keeping', () => {
  const old = async (days: number) => {
    const lead = await store(FORM, sampleLead({ created_at: fromNow(-days * DAY) }))
    return lead.lead_id
  }
  const isKept = async (table: string, id: unknown, column = 'id') =>
    (await stored(table, `${column}=eq.${id}`)) !== undefined
  const purge = async () => Number((await call(secret, 'purge_expired')).body)

  test('leads untouched for 24 months go with all they said; a note or a change keeps one', async () => {
    const [gone, noted, changed, young] = [await old(740), await old(740), await old(740), await old(720)]
    await insert(admin, 'lead_events', { lead_id: noted, note: 'Called.' })
    await update(admin, 'leads', `id=eq.${changed}`, { status: 'contacted' })
    await purge()
    expect(await isKept('leads', gone)).toBe(false)
    expect(await isKept(FORM, gone, 'lead_id')).toBe(false)
    for (const id of [noted, changed, young]) expect(await isKept('leads', id)).toBe(true)
  })

  test('suspects and the bin go after 30 days, links that show a draft when they have run out', async () => {
    const suspect = async (days: number) =>
      (await store('suspect_submissions', sampleSuspect({ created_at: fromNow(-days * DAY) }))).id
    const binned = async (days: number) =>
      (await store('blog_posts', samplePost({ deleted_at: fromNow(-days * DAY) }))).id
    const link = async (expires_at: string) => {
      const post = await store('blog_posts', samplePost())
      return (await store('post_previews', { post_id: post.id, expires_at })).id
    }
    const before = [await suspect(31), await binned(31), await link(fromNow(-1000))] as const
    const after = [await suspect(29), await binned(29), await link(fromNow(DAY))] as const
    await purge()
    for (const [place, table] of ['suspect_submissions', 'blog_posts', 'post_previews'].entries()) {
      expect([table, await isKept(table, before[place])]).toEqual([table, false])
      expect([table, await isKept(table, after[place])]).toEqual([table, true])
    }
  })

  test('what has lain in the bin for 30 days is not in the staff list before it goes', async () => {
    const word = unique()
    for (const milliseconds of [-29 * DAY, -30 * DAY - 1000]) {
      await store(
        'blog_posts',
        samplePost({ title: `${word} ${milliseconds}`, deleted_at: fromNow(milliseconds) }),
      )
    }
    const { rows } = await call(admin, 'staff_posts', { query: word, in_bin: true })
    expect(rows).toMatchObject([{ title: `${word} ${-29 * DAY}`, total: 1 }])
  })

  test('is recorded where anything went, without a word of it', async () => {
    const records = async () => (await select(secret, 'privacy_log', 'kind=eq.retention')).rows
    await old(800)
    const before = (await records()).length
    await purge()
    const now = await records()
    expect(now.length).toBe(before + 1)
    expect(now.every(({ detail, actor }) => detail === null && actor === 'system')).toBe(true)
    expect(await purge()).toBe(0)
    expect((await records()).length).toBe(before + 1)
  })
})
