/** One e-mail address is one lead: matching submissions, and their effect on it. */
import { emailField } from '@/lib/forms/email'
import { CHECK, type Row, anon, call, insert, secret, select, store, stored, update } from '../rest'
import {
  DAY,
  type User,
  fromNow,
  makeUser,
  sampleLead,
  sampleSpam,
  unique,
  uniqueEmail,
  uniquePhone,
} from '../samples'
import { FORM, historyOf, leadOf, sendForm, submissionsOf, suggestionsOf } from './leads'

let admin: User

beforeAll(async () => {
  admin = await makeUser('admin')
})

const follow = (id: unknown, fields: Row) => update(admin, 'leads', `id=eq.${id}`, fields)

describe('a submission', () => {
  test('from a new person makes a lead with its details', async () => {
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

  test('with a known e-mail address joins that lead, whose details are kept', async () => {
    const first = await sendForm({ utm_source: 'google' })
    const { id, first_name, surname, phone, email, first_at } = first
    const sent = { email, first_name: 'Somebody', surname: 'Else', phone: uniquePhone(), language: 'af' }
    const second = await sendForm({ ...sent, utm_source: 'facebook' })
    expect(second).toMatchObject({
      id,
      first_name,
      surname,
      phone,
      email,
      first_at,
      traffic_source: 'google',
    })
    expect(second).toMatchObject({ language: 'af', submissions: 2 })
    expect(Date.parse(String(second.last_at))).toBeGreaterThan(Date.parse(String(first.last_at)))
    expect(await submissionsOf(id)).toHaveLength(2)
    expect(await historyOf(id)).toEqual([])
  })

  test.each([' Ê.Name@Example.org ', 'e\u0302.name@example.org'])(
    'with the address in another spelling, %j, does too',
    async (typed) => {
      const mark = unique()
      const first = await sendForm({ email: emailField.parse(`${mark}-ê.name@example.org`) })
      const email = emailField.parse(typed.trim().replace(/^/, `${mark}-`))
      expect(await sendForm({ email })).toMatchObject({ id: first.id, submissions: 2 })
    },
  )

  test('with only a known phone number makes a lead, suggested as the same person', async () => {
    const phone = uniquePhone()
    const [first, second, third] = [
      await sendForm({ phone }),
      await sendForm({ phone }),
      await sendForm({ phone }),
    ]
    expect(new Set([first.id, second.id, third.id]).size).toBe(3)
    expect(await leadOf(first.id)).toEqual(first)
    // With the oldest only, so that a flood with one number makes one suggestion each.
    expect(await suggestionsOf(first.id)).toMatchObject([
      { lead_id: third.id, other_id: first.id, state: 'open' },
      { lead_id: second.id, other_id: first.id, state: 'open' },
    ])
    // Once per pair, even if the number is sent again.
    await sendForm({ phone, email: second.email })
    await sendForm({ phone, email: first.email })
    expect(await suggestionsOf(second.id)).toHaveLength(1)
  })

  test('sharing a phone number with spam or its own lead suggests nothing', async () => {
    const phone = uniquePhone()
    await store(FORM, sampleSpam({ phone }))
    const { id, email } = await sendForm({ phone })
    await sendForm({ phone, email })
    expect(await suggestionsOf(id)).toEqual([])
  })

  test('reopens a lost lead; any other status stays', async () => {
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

  test('older than the lead changes only its source', async () => {
    const { id, email, surname, last_at } = await sendForm({ utm_source: 'google' })
    const created_at = fromNow(-DAY)
    await store(FORM, sampleLead({ email, surname: 'Earlier', utm_source: 'radio', created_at }))
    const lead = await leadOf(id)
    expect(lead).toMatchObject({ surname, last_at, traffic_source: 'radio', submissions: 2 })
    expect(Date.parse(String(lead.first_at))).toBe(Date.parse(created_at))
  })
})

test('details are adopted singly or together; the history names but does not repeat them', async () => {
  const first = await sendForm()
  const surname = unique('Moved')
  await sendForm({ email: first.email, surname, phone: '+27829990001' })
  const sent = (await stored('landing_form_submissions', `surname=eq.${surname}`))!
  const adopt = (detail: string) => call(admin, 'adopt_details', { submission_id: sent.id, detail })
  expect((await adopt('phone')).body).toBe(first.id)
  expect(await leadOf(first.id)).toMatchObject({ phone: '+27829990001', surname: first.surname })
  await adopt('all')
  await adopt('all')
  expect(await leadOf(first.id)).toMatchObject({ phone: '+27829990001', surname, email: first.email })
  const history = await historyOf(first.id)
  expect(history).toMatchObject([
    { kind: 'adopted', after: 'phone', actor: admin.email },
    { kind: 'adopted', after: 'name', actor: admin.email },
  ])
  expect(Date.parse(String(history[0]!.before))).toBe(Date.parse(String(sent.created_at)))
  expect(JSON.stringify(history)).not.toContain(surname)
})

describe('concurrently', () => {
  test('five submissions of one person make one lead', async () => {
    const email = uniqueEmail()
    await Promise.all(Array.from({ length: 5 }, () => insert(anon, FORM, sampleLead({ email }))))
    const rows = (await select(secret, FORM, `email=eq.${email}`)).rows
    expect(rows).toHaveLength(5)
    expect(new Set(rows.map(({ lead_id }) => lead_id)).size).toBe(1)
    expect(await leadOf(rows[0]?.lead_id)).toMatchObject({ submissions: 5 })
  })

  test('two with one phone number make two leads with one suggestion', async () => {
    const [phone, surname] = [uniquePhone(), unique('Twice')]
    await Promise.all([1, 2].map(() => insert(anon, FORM, sampleLead({ phone, surname }))))
    const rows = (await select(secret, FORM, `surname=eq.${surname}`)).rows
    expect(new Set(rows.map(({ lead_id }) => lead_id)).size).toBe(2)
    expect(await suggestionsOf(rows[0]?.lead_id)).toHaveLength(1)
  })

  test('several rows of one person in one request make one lead', async () => {
    const email = uniqueEmail()
    expect((await insert(anon, FORM, [sampleLead({ email }), sampleLead({ email })])).status).toBe(201)
    expect(await stored('leads', `email=eq.${email}`)).toMatchObject({ submissions: 2 })
  })

  test('a refused submission leaves no lead', async () => {
    const email = uniqueEmail()
    expect((await insert(anon, FORM, sampleLead({ email, first_name: ' ' }))).code).toBe(CHECK)
    expect(await stored('leads', `email=eq.${email}`)).toBeUndefined()
  })
})
