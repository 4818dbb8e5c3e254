/** One person is one lead: whose submissions belong together, and what becomes of two leads. */
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
  sampleLead,
  secret,
  select,
  store,
  stored,
  uniqueEmail,
  uniquePhone,
  update,
} from './rest'
import { FORM, historyOf, leadOf, sendForm, submissionsOf } from './leads'

let admin: User

beforeAll(async () => {
  admin = await makeUser('admin')
})

const follow = (id: unknown, fields: Row) => update(admin, 'leads', `id=eq.${id}`, fields)

describe('a submission', () => {
  test('of somebody new makes a lead with what it says', async () => {
    const said = {
      email: uniqueEmail(),
      phone: uniquePhone(),
      first_name: 'Zoë',
      surname: 'Nel',
      language: 'af',
    }
    const lead = await sendForm({ ...said, utm_source: 'Facebook' })
    expect(lead).toMatchObject({ ...said, status: 'new', submissions: 1, follow_up_on: null })
    expect(lead).toMatchObject({
      traffic_source: 'facebook',
      first_at: lead.last_at,
      touched_at: lead.first_at,
    })
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
  ])('%j has the source %s', async (fields, traffic_source) => {
    const lead = await sendForm(fields)
    expect(lead.traffic_source).toBe(traffic_source)
    expect(await submissionsOf(lead.id)).toMatchObject([{ ...fields, traffic_source }])
  })

  test.each([
    ['e-mail address', () => ({ email: uniqueEmail() })],
    ['phone number', () => ({ phone: uniquePhone() })],
  ])('with a known %s is the same person: both are kept, the newest is shown', async (_, make) => {
    const shared = make()
    const first = await sendForm({ ...shared, utm_source: 'google' })
    const second = await sendForm({ ...shared, surname: 'Botha', language: 'af', utm_source: 'facebook' })
    expect(second).toMatchObject({ id: first.id, surname: 'Botha', language: 'af', submissions: 2 })
    expect(second).toMatchObject({ traffic_source: 'google', first_at: first.first_at })
    expect(Date.parse(String(second.last_at))).toBeGreaterThan(Date.parse(String(first.last_at)))
    expect(await submissionsOf(first.id)).toHaveLength(2)
  })

  test('with a number or address of an earlier submission still finds its person', async () => {
    const [email, oldPhone] = [uniqueEmail(), uniquePhone()]
    const { id } = await sendForm({ email, phone: oldPhone })
    await sendForm({ email })
    expect(await sendForm({ phone: oldPhone })).toMatchObject({ id, submissions: 3 })
  })

  test('of somebody given up is news; any other status stays', async () => {
    for (const [before, after] of [
      ['lost', 'new'],
      ['contacted', 'contacted'],
      ['enrolled', 'enrolled'],
    ]) {
      const { id, email } = await sendForm()
      await follow(id, { status: before })
      expect(await sendForm({ email })).toMatchObject({ id, status: after })
      const last = (await historyOf(id)).pop()
      if (before === 'lost') expect(last).toMatchObject({ before: 'lost', after: 'new', actor: 'system' })
      else expect(last).toMatchObject({ after: before, actor: admin.email })
    }
  })

  test('that is older than what is known changes only the source of the person', async () => {
    const { id, email, surname, last_at } = await sendForm({ utm_source: 'google' })
    const created_at = fromNow(-DAY)
    await store(FORM, sampleLead({ email, surname: 'Earlier', utm_source: 'radio', created_at }))
    const lead = await leadOf(id)
    expect(lead).toMatchObject({ surname, last_at, traffic_source: 'radio', submissions: 2 })
    expect(Date.parse(String(lead.first_at))).toBe(Date.parse(created_at))
  })
})

describe('two leads that turn out to be one', () => {
  /** Two leads, the older first, and what joins them. */
  async function two(older: Row = {}, newer: Row = {}) {
    const [phone, email] = [uniquePhone(), uniqueEmail()]
    const first = await sendForm({ phone, first_name: 'Anna', surname: 'Older' })
    const second = await sendForm({ email, first_name: 'Anna', surname: 'Newer' })
    if (Object.keys(older).length) await follow(first.id, older)
    if (Object.keys(newer).length) await follow(second.id, newer)
    return { first, second, join: () => sendForm({ phone, email, surname: 'Joined' }) }
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
    await store(FORM, sampleLead({ phone: first.phone, email: second.email, surname: 'Old', created_at }))
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
    await Promise.all(Array.from({ length: 5 }, () => insert(anon, FORM, sampleLead({ email }))))
    const rows = (await select(secret, FORM, `email=eq.${email}`)).rows
    expect(rows).toHaveLength(5)
    expect(new Set(rows.map(({ lead_id }) => lead_id)).size).toBe(1)
    expect(await leadOf(rows[0]?.lead_id)).toMatchObject({ submissions: 5 })
  })

  test('several rows of one person in one request are one lead', async () => {
    const email = uniqueEmail()
    expect((await insert(anon, FORM, [sampleLead({ email }), sampleLead({ email })])).status).toBe(201)
    expect(await stored('leads', `email=eq.${email}`)).toMatchObject({ submissions: 2 })
  })

  test('a submission that is refused leaves no lead', async () => {
    const email = uniqueEmail()
    expect((await insert(anon, FORM, sampleLead({ email, first_name: ' ' }))).code).toBe(CHECK)
    expect(await stored('leads', `email=eq.${email}`)).toBeUndefined()
  })
})
