/** One person, one lead: whose submissions belong together, what becomes of two leads, what is recorded. */
import {
  CHECK,
  DAY,
  HOUR,
  type Row,
  type User,
  anon,
  fromNow,
  insert,
  makeUser,
  request,
  sampleLead,
  secret,
  select,
  store,
  stored,
  uniqueEmail,
  uniquePhone,
  update,
} from './rest'

let admin: User

beforeAll(async () => {
  admin = await makeUser('admin')
})

const TABLE = 'landing_form_submissions'
const leadOf = async (id: unknown) => (await stored('leads', `id=eq.${id}`))!
const follow = (id: unknown, fields: Row, who = admin) => update(who, 'leads', `id=eq.${id}`, fields)
const historyOf = async (id: unknown) =>
  (await select(admin, 'lead_events', `lead_id=eq.${id}&order=created_at,id`)).rows
const submissionsOf = async (id: unknown) => (await select(secret, TABLE, `lead_id=eq.${id}`)).rows

/** Leaves a submission as a visitor does and returns the lead it belongs to. */
async function leave(fields: Row = {}): Promise<Row> {
  const email = fields.email ?? uniqueEmail()
  expect((await insert(anon, TABLE, sampleLead({ ...fields, email }))).code).toBeUndefined()
  const [last] = (await select(secret, TABLE, `email=eq.${email}&order=created_at.desc`)).rows
  return leadOf(last?.lead_id)
}

describe('a submission', () => {
  test('of somebody new makes a lead with what it says', async () => {
    const said = {
      email: uniqueEmail(),
      phone: uniquePhone(),
      first_name: 'Zoë',
      surname: 'Nel',
      language: 'af',
    }
    const lead = await leave({ ...said, utm_source: 'Facebook' })
    expect(lead).toMatchObject({ ...said, status: 'new', submissions: 1, follow_up_on: null })
    expect(lead).toMatchObject({ came_from: 'facebook', first_at: lead.last_at, touched_at: lead.first_at })
    expect(await historyOf(lead.id)).toEqual([])
  })

  test.each([
    [{}, 'direct'],
    [{ utm_source: '' }, 'direct'],
    [{ utm_source: 'NewsLetter', referrer: 'https://a.org/' }, 'newsletter'],
    [{ utm_source: '', referrer: 'https://www.Google.com/search?q=a' }, 'google.com'],
    [{ referrer: 'http://m.facebook.com:8080/x' }, 'm.facebook.com'],
    [{ referrer: 'https://www.example.org?x' }, 'example.org'],
    [{ referrer: 'android-app://com.example/' }, 'direct'],
    [{ referrer: 'javascript:alert(1)' }, 'direct'],
  ])('%j came from %s', async (fields, came_from) => {
    const lead = await leave(fields)
    expect(lead.came_from).toBe(came_from)
    expect(await submissionsOf(lead.id)).toMatchObject([{ ...fields, came_from }])
  })

  test.each([
    ['e-mail address', () => ({ email: uniqueEmail() })],
    ['phone number', () => ({ phone: uniquePhone() })],
  ])('with a known %s is the same person: both are kept, the newest is shown', async (_, make) => {
    const shared = make()
    const first = await leave({ ...shared, utm_source: 'google' })
    const second = await leave({ ...shared, surname: 'Botha', language: 'af', utm_source: 'facebook' })
    expect(second).toMatchObject({ id: first.id, surname: 'Botha', language: 'af', submissions: 2 })
    expect(second).toMatchObject({ came_from: 'google', first_at: first.first_at })
    expect(Date.parse(String(second.last_at))).toBeGreaterThan(Date.parse(String(first.last_at)))
    expect(await submissionsOf(first.id)).toHaveLength(2)
  })

  test('with a number or address of an earlier submission still finds its person', async () => {
    const [email, oldPhone] = [uniqueEmail(), uniquePhone()]
    const { id } = await leave({ email, phone: oldPhone })
    await leave({ email })
    expect(await leave({ phone: oldPhone })).toMatchObject({ id, submissions: 3 })
  })

  test('of somebody given up is news; any other status stays', async () => {
    for (const [before, after] of [
      ['lost', 'new'],
      ['contacted', 'contacted'],
      ['enrolled', 'enrolled'],
    ]) {
      const { id, email } = await leave()
      await follow(id, { status: before })
      expect(await leave({ email })).toMatchObject({ id, status: after })
      const last = (await historyOf(id)).pop()
      if (before === 'lost') expect(last).toMatchObject({ before: 'lost', after: 'new', actor: 'system' })
      else expect(last).toMatchObject({ after: before, actor: admin.email })
    }
  })

  test('that is older than what is known changes only where the person came from', async () => {
    const { id, email, surname, last_at } = await leave({ utm_source: 'google' })
    const created_at = fromNow(-DAY)
    await store(TABLE, sampleLead({ email, surname: 'Earlier', utm_source: 'radio', created_at }))
    const lead = await leadOf(id)
    expect(lead).toMatchObject({ surname, last_at, came_from: 'radio', submissions: 2 })
    expect(Date.parse(String(lead.first_at))).toBe(Date.parse(created_at))
  })
})

describe('two leads that turn out to be one', () => {
  /** Two leads, the older first, and what joins them. */
  async function two(older: Row = {}, newer: Row = {}) {
    const [phone, email] = [uniquePhone(), uniqueEmail()]
    const first = await leave({ phone, first_name: 'Anna', surname: 'Older' })
    const second = await leave({ email, first_name: 'Anna', surname: 'Newer' })
    if (Object.keys(older).length) await follow(first.id, older)
    if (Object.keys(newer).length) await follow(second.id, newer)
    return { first, second, join: () => leave({ phone, email, surname: 'Joined' }) }
  }

  test('become the older one, with every submission, note and change', async () => {
    const { first, second, join } = await two()
    for (const { id } of [first, second])
      await insert(admin, 'lead_events', { lead_id: id, note: `Of ${id}` })
    const joined = await join()
    expect(joined).toMatchObject({
      id: first.id,
      surname: 'Joined',
      submissions: 3,
      first_at: first.first_at,
    })
    expect(await stored('leads', `id=eq.${second.id}`)).toBeUndefined()
    expect(await submissionsOf(first.id)).toHaveLength(3)
    const history = await historyOf(first.id)
    expect(history.map(({ kind }) => kind).sort()).toEqual(['merged', 'note', 'note'])
    expect(history.find(({ kind }) => kind === 'merged')).toMatchObject({
      before: 'Anna Newer',
      actor: 'system',
    })
  })

  test.each([
    ['new', 'contacted', 'contacted'],
    ['applied', 'contacted', 'applied'],
    ['lost', 'enrolled', 'enrolled'],
    ['enrolled', 'lost', 'enrolled'],
    ['lost', 'new', 'new'],
    ['lost', 'lost', 'new'],
  ])('%s and %s are %s', async (older, newer, status) => {
    const { join } = await two({ status: older }, { status: newer })
    expect(await join()).toMatchObject({ status })
  })

  test('are followed up on the earlier day', async () => {
    const days = await two({ follow_up_on: '2027-03-01' }, { follow_up_on: '2027-02-01' })
    expect(await days.join()).toMatchObject({ follow_up_on: '2027-02-01' })
    const one = await two({}, { follow_up_on: '2027-02-01' })
    expect(await one.join()).toMatchObject({ follow_up_on: '2027-02-01' })
  })

  test('joined by an old submission show what the newest says', async () => {
    const { first, second } = await two()
    const created_at = fromNow(-HOUR)
    await store(TABLE, sampleLead({ phone: first.phone, email: second.email, surname: 'Old', created_at }))
    expect(await leadOf(first.id)).toMatchObject({
      surname: 'Newer',
      email: second.email,
      last_at: second.last_at,
    })
  })
})

describe('at the same moment', () => {
  test('five submissions of one person are one lead', async () => {
    const email = uniqueEmail()
    await Promise.all(Array.from({ length: 5 }, () => insert(anon, TABLE, sampleLead({ email }))))
    const rows = (await select(secret, TABLE, `email=eq.${email}`)).rows
    expect(rows).toHaveLength(5)
    expect(new Set(rows.map(({ lead_id }) => lead_id)).size).toBe(1)
    expect(await leadOf(rows[0]?.lead_id)).toMatchObject({ submissions: 5 })
  })

  test('several rows of one person in one request are one lead', async () => {
    const email = uniqueEmail()
    expect((await insert(anon, TABLE, [sampleLead({ email }), sampleLead({ email })])).status).toBe(201)
    expect(await stored('leads', `email=eq.${email}`)).toMatchObject({ submissions: 2 })
  })

  test('a submission that is refused leaves no lead', async () => {
    const email = uniqueEmail()
    expect((await insert(anon, TABLE, sampleLead({ email, first_name: ' ' }))).code).toBe(CHECK)
    expect(await stored('leads', `email=eq.${email}`)).toBeUndefined()
  })
})

describe('what staff do', () => {
  test('is recorded: who, when, from what to what', async () => {
    const { id, touched_at } = await leave()
    await follow(id, { status: 'contacted' })
    await follow(id, { follow_up_on: '2027-01-31' })
    await follow(id, { follow_up_on: null, status: 'contacted' })
    expect(await historyOf(id)).toMatchObject([
      { kind: 'status', before: 'new', after: 'contacted', actor: admin.email },
      { kind: 'follow-up', before: null, after: '2027-01-31', actor: admin.email },
      { kind: 'follow-up', before: '2027-01-31', after: null, actor: admin.email },
    ])
    expect(Date.parse(String((await leadOf(id)).touched_at))).toBeGreaterThan(Date.parse(String(touched_at)))
  })

  test('that is no change is not recorded', async () => {
    const { id } = await leave()
    await follow(id, { status: 'new', follow_up_on: null })
    expect(await historyOf(id)).toEqual([])
  })

  test('meanwhile by a colleague is not written over', async () => {
    const { id } = await leave()
    await follow(id, { status: 'applied' })
    const path = `/rest/v1/leads?id=eq.${id}&status=eq.new&select=id`
    const late = await request(admin, 'PATCH', path, { status: 'lost' }, { prefer: 'return=representation' })
    expect(late).toMatchObject({ status: 200, rows: [] })
    expect(await leadOf(id)).toMatchObject({ status: 'applied' })
  })

  test.each(['', 'New', 'gone', null])('there is no status %j', async (status) => {
    const { id } = await leave()
    expect((await follow(id, { status })).code).toBe(status === null ? '23502' : CHECK)
  })

  test.each(['first_name', 'email', 'submissions', 'touched_at', 'came_from'])(
    '%s is not theirs',
    async (column) => {
      const lead = await leave()
      expect((await follow(lead.id, { [column]: lead[column] })).status).toBe(403)
    },
  )

  test('a note needs words, has 4000 characters at most and a lead; who wrote it cannot be sent in', async () => {
    const { id } = await leave()
    const write = (fields: Row) => insert(admin, 'lead_events', { lead_id: id, ...fields })
    for (const note of ['', ' \n', 'a'.repeat(4001), null]) {
      expect([note, (await write({ note })).code]).toEqual([note, CHECK])
    }
    for (const fields of [{ actor: 'a' }, { kind: 'merged' }, { created_at: fromNow(0) }]) {
      expect((await write({ note: 'Called.', ...fields })).status).toBe(403)
    }
    expect((await write({ note: 'Called.', lead_id: '11111111-1111-4111-8111-111111111111' })).code).toBe(
      '23503',
    )
    for (const note of ['ê'.repeat(4000), 'Called.']) expect((await write({ note })).status).toBe(201)
    expect(await historyOf(id)).toMatchObject([
      { actor: admin.email },
      { actor: admin.email, note: 'Called.' },
    ])
  })
})
