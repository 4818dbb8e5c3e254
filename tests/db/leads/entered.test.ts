/** Leads not from the website: entered by an admin, by hand or from a file. */
import { randomUUID } from 'node:crypto'
import { channels } from '@/lib/leads/entry/fields'
import { type Row, CHECK, anon, call, insert, secret, select } from '../rest'
import { DAY, fromNow, newUser, sampleEntry, sampleLead, unique, uniqueEmail, uniquePhone } from '../samples'
import { FORM, enterLead, enterLeads, sendForm, submissionsOf } from './leads'

const admin = newUser('admin')

const enter = (entries: Row[], batch?: string, source?: string) => enterLeads(admin, entries, batch, source)
const enterOne = (fields: Row = {}) => enterLead(admin, fields)
const dayBefore = (days: number) => fromNow(-days * DAY).slice(0, 10)
const ofSurname = async (surname: string) => (await select(secret, FORM, `surname=eq.${surname}`)).rows

describe('an imported person', () => {
  test('has the source given in the file, or else the file’s channel', async () => {
    const [ad, other] = [uniqueEmail(), uniqueEmail()]
    const entries = [
      sampleEntry({ email: ad, utm_source: 'Radio Pulpit' }),
      sampleEntry({ email: other, channel: 'event' }),
    ]
    expect((await enter(entries, randomUUID(), 'import')).status).toBe(200)
    const sourceOf = async (email: string) =>
      (await select(secret, 'leads', `address=eq.${email}`)).rows[0]?.traffic_source
    expect([await sourceOf(ad), await sourceOf(other)]).toEqual(['radio pulpit', 'event'])
  })

  test('already known keeps the source, whatever the day in the file', async () => {
    const email = uniqueEmail()
    await sendForm({ email, utm_source: 'facebook' })
    await enter(
      [sampleEntry({ email, channel: 'event', received_on: dayBefore(90) })],
      randomUUID(),
      'import',
    )
    expect((await select(secret, 'leads', `address=eq.${email}`)).rows).toMatchObject([
      { traffic_source: 'facebook', submissions: 2 },
    ])
  })
})

describe('a lead by hand', () => {
  test.each(channels)('is stored with its channel, %s, which is its source', async (channel) => {
    const lead = await enterOne({ channel, message: 'Wants to know the fees.', interest: 2, language: 'af' })
    expect(lead).toMatchObject({ status: 'new', submissions: 1, traffic_source: channel, language: 'af' })
    expect(await submissionsOf(lead.id)).toMatchObject([
      {
        source: 'by-hand',
        channel,
        message: 'Wants to know the fees.',
        interest: 2,
        entered_by: admin.email,
      },
    ])
  })

  test('needs only an e-mail address or phone number, and is found by it', async () => {
    const [phone, email] = [uniquePhone(), uniqueEmail()]
    expect(await enterOne({ email: null, phone })).toMatchObject({ email: null, phone })
    expect(await enterOne({ phone: null, email })).toMatchObject({ email, phone: null })
    for (const query of [email, phone])
      expect((await call(admin, 'lead_inbox', { query })).rows).toMatchObject([{ submissions: 1 }])
  })

  test('needs one of them', async () => {
    const surname = unique('Refused')
    expect((await enter([sampleEntry({ surname, email: null, phone: null })])).code).toBe('23502')
    expect(await ofSurname(surname)).toEqual([])
  })

  test.each<[string, Row]>([
    ['a phone number that is none', { phone: '082 123 4567' }],
    ['an e-mail address that is none', { email: 'nobody' }],
    ['no name', { first_name: ' ' }],
    ['another way', { channel: 'pigeon' }],
    ['no way', { channel: null }],
    ['an empty message', { message: ' ' }],
    ['another level', { interest: 4 }],
  ])('with %s is refused', async (_, fields) => {
    const surname = unique('Refused')
    expect((await enter([sampleEntry({ surname, ...fields })])).code).toBe(CHECK)
    expect(await ofSurname(surname)).toEqual([])
  })

  test('has the day given, which must be past and within retention', async () => {
    const lead = await enterOne({ received_on: dayBefore(40) })
    expect(String(lead.first_at)).toContain(dayBefore(40))
    // Staff are dealing with it now.
    expect(Date.parse(String(lead.touched_at))).toBeGreaterThan(Date.now() - DAY)
    for (const received_on of [dayBefore(-2), dayBefore(740)])
      expect((await enter([sampleEntry({ received_on })])).code).toBe('22023')
  })

  test('is exempt from the limits of the form', async () => {
    const email = uniqueEmail()
    for (let count = 1; count <= 6; count++) await enterOne({ email })
    expect((await insert(anon, FORM, sampleLead({ email }))).status).toBe(201)
  })

  test('is audited, without a name', async () => {
    const lead = await enterLead(admin, { email: null })
    const { rows } = await call(admin, 'audit_entries', { of_kind: 'lead-entered' })
    expect(rows.find(({ target }) => target === lead.id)).toMatchObject({ actor: admin.id, detail: null })
  })
})

describe('a file', () => {
  test('is stored with one call; several rows of a person are one lead', async () => {
    const [surname, email] = [unique('File'), uniqueEmail()]
    const known = await sendForm()
    const people = [{ email }, { email }, { email: null }, { phone: null }, { email: known.email }]
    const entries = people.map((fields) => sampleEntry({ surname, channel: 'event', ...fields }))
    const answer = await enter(entries, randomUUID(), 'import')
    expect(answer.rows).toMatchObject([{ added: 3, joined: 2 }])
    const rows = await ofSurname(surname)
    expect(rows).toHaveLength(5)
    expect(new Set(rows.map(({ lead_id }) => lead_id)).size).toBe(4)
    expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(['import']))
  })

  test('stores up to a thousand rows, and nothing if empty or with a bad row', async () => {
    const surname = unique('Large')
    const rows = (count: number) => Array.from({ length: count }, () => sampleEntry({ surname }))
    for (const entries of [[], rows(1001)])
      expect((await enter(entries, randomUUID(), 'import')).code).toBe('22023')
    const bad = sampleEntry({ surname, email: 'nobody' })
    expect((await enter([...rows(2), bad], randomUUID(), 'import')).code).toBe(CHECK)
    expect(await ofSurname(surname)).toEqual([])
    const batch = randomUUID()
    expect((await enter(rows(1000), batch, 'import')).rows).toMatchObject([{ added: 1000, joined: 0 }])
    const { rows: log } = await call(admin, 'audit_entries', { of_kind: 'leads-imported' })
    expect(log.find(({ target }) => target === batch)).toMatchObject({ actor: admin.id, detail: '1000' })
  }, 60_000)

  test('repeated under its id, even concurrently, is stored once and answered alike', async () => {
    const surname = unique('Twice')
    const entries = [sampleEntry({ surname }), sampleEntry({ surname, email: null })]
    const batch = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => enter(entries, batch, 'import')))
    answers.push(await enter(entries, batch, 'import'))
    for (const { rows } of answers) expect(rows).toEqual(answers[0]!.rows)
    expect(answers[0]!.rows).toMatchObject([{ added: 2, joined: 0 }])
    expect(await ofSurname(surname)).toHaveLength(2)
  })
})

describe('a visitor or admin', () => {
  test.each<[string, Row]>([
    ['no phone number', { phone: null }],
    ['no e-mail address', { email: null }],
  ])('cannot send the form with %s', async (_, fields) => {
    for (const caller of [anon, admin])
      expect((await insert(caller, FORM, sampleLead(fields))).code).toBe(CHECK)
  })
})
