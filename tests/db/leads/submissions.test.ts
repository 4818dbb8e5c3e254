/** Valid submissions of the lead form, and the limit per address. */
import {
  type Answer,
  CHECK,
  NO_RIGHT,
  type Row,
  anon,
  insert,
  request,
  secret,
  select,
  stored,
  update,
} from '../rest'
import { HOUR, fromNow, makeUser, sampleLead, uniqueEmail } from '../samples'
import { FORM } from './leads'

const send = (fields: Row = {}) => insert(anon, FORM, sampleLead(fields))
const kept = async (email: string) => (await select(secret, FORM, `email=eq.${email}`)).rows
const ago = (milliseconds: number) => fromNow(-milliseconds)

describe('a submission', () => {
  test('is stored as sent, with its source and time', async () => {
    const lead = sampleLead({ first_name: 'Zoë', surname: "van 't Hoff", source: 'landing-page' })
    expect((await insert(anon, FORM, lead)).status).toBe(201)
    const row = await stored(FORM, `email=eq.${lead.email}`)
    expect(row).toMatchObject(lead)
    expect(Math.abs(Date.now() - Date.parse(String(row?.created_at)))).toBeLessThan(60_000)
  })

  test('without a source gets the default', async () => {
    const lead = sampleLead()
    await insert(anon, FORM, lead)
    expect(await stored(FORM, `email=eq.${lead.email}`)).toMatchObject({ source: 'landing-page' })
  })

  const name = ['', ' ', '\t\n', '\u200b\u3164', 'a'.repeat(101)]
  const tooLong = `${'a'.repeat(243)}@example.org`

  test.each<[string, (string | number | null)[], (string | number | null)[]]>([
    ['first_name', name, ['x', 'ê'.repeat(100)]],
    ['surname', name, ['x', 'ê'.repeat(100)]],
    ['email', ['', 'a', 'a@b', '@b.org', 'a@', 'a@b@c.org', 'a b@c.org', 'a..b@c.org', tooLong], []],
    ['email', [], ['Upper@example.org', 'ingrid@bücher.example', 'Ê@example.org']],
    ['phone', ['', '0821234567', '27821234567', '+0821234567', '+27 82 123 4567', '+27-821234567'], []],
    ['phone', ['+123456', '+1234567890123456', '+2782123456a', '+27821234567\n', '00278212345'], []],
    ['phone', [], ['+1234567', '+123456789012345']],
    ['language', ['', 'EN', 'dutch'], ['en', 'af']],
    ['page', ['x'.repeat(501)], [null, '', '/af/landing', 'x'.repeat(500)]],
    ['referrer', ['x'.repeat(501)], [null, '', 'https://www.example.org/a', 'x'.repeat(500)]],
    ['utm_source', ['x'.repeat(201)], [null, '', 'x'.repeat(200)]],
    ['utm_medium', ['x'.repeat(201)], [null, '', 'x'.repeat(200)]],
    ['utm_campaign', ['x'.repeat(201)], [null, '', 'x'.repeat(200)]],
    ['interest', [0, 4], [null, 1, 3]],
    ['utm_term', ['x'.repeat(201)], [null, '', 'x'.repeat(200)]],
    ['utm_content', ['x'.repeat(201)], [null, '', 'x'.repeat(200)]],
  ])('%s', async (column, refused, accepted) => {
    for (const value of refused) {
      expect([value, await send({ [column]: value })]).toEqual([
        value,
        expect.objectContaining({ code: CHECK }),
      ])
    }
    for (const value of accepted) expect((await send({ [column]: value })).status).toBe(201)
  })

  test.each([null, '', 'elsewhere', 'Landing-page', 'landing-page '])(
    'cannot come from another source than the form: %j',
    async (source) => {
      expect(await send({ source })).toMatchObject({ status: 401, code: NO_RIGHT })
      expect((await insert(secret, FORM, sampleLead({ source }))).code).toBe(
        source === null ? '23502' : CHECK,
      )
    },
  )

  test('the longest valid e-mail address fits', async () => {
    const email = `${uniqueEmail().split('@')[0]?.padEnd(242, 'a')}@example.org`
    expect(email).toHaveLength(254)
    expect((await send({ email })).status).toBe(201)
  })

  test.each([
    ['first_name', '23502'],
    ['surname', '23502'],
    ['email', CHECK],
    ['phone', CHECK],
  ])('needs %s', async (column, code) => {
    const lead = sampleLead()
    delete lead[column]
    expect((await insert(anon, FORM, lead)).code).toBe(code)
    expect((await send({ [column]: null })).code).toBe(code)
  })

  test('a visitor can neither read the row back nor overwrite one', async () => {
    const lead = sampleLead()
    for (const prefer of ['return=representation', 'resolution=merge-duplicates']) {
      const answer = await request(anon, 'POST', `/rest/v1/${FORM}`, lead, { prefer })
      expect(answer).toMatchObject({ status: 401, code: NO_RIGHT })
    }
    expect(await kept(String(lead.email))).toEqual([])
  })
})

describe('five submissions of one address in an hour', () => {
  const refused = (answer: Answer) => expect(answer).toMatchObject({ status: 429, code: 'PT429' })

  test('the sixth is refused, another address is free', async () => {
    const email = uniqueEmail()
    for (let count = 1; count <= 5; count++) expect((await send({ email })).status).toBe(201)
    refused(await send({ email, first_name: 'Another', phone: '+27829999999' }))
    refused(await insert(await makeUser(), FORM, sampleLead({ email })))
    expect(await kept(email)).toHaveLength(5)
    expect((await send()).status).toBe(201)
  })

  test('of ten concurrent ones exactly five are kept', async () => {
    const email = uniqueEmail()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({ email })))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(5).fill(429)])
    expect(await kept(email)).toHaveLength(5)
  })

  test('six in one request are refused together', async () => {
    const email = uniqueEmail()
    refused(await insert(anon, FORM, Array<Row>(6).fill(sampleLead({ email }))))
    expect(await kept(email)).toEqual([])
  })

  test('older than an hour they do not count; within it they do', async () => {
    const email = uniqueEmail()
    for (let count = 1; count <= 5; count++) await send({ email })
    await update(secret, FORM, `email=eq.${email}`, { created_at: ago(HOUR - 60_000) })
    refused(await send({ email }))
    const [first] = await kept(email)
    await update(secret, FORM, `id=eq.${first?.id}`, { created_at: ago(HOUR + 1000) })
    expect((await send({ email })).status).toBe(201)
    refused(await send({ email }))
  })
})
