/** What a newsletter subscription may hold, that an address is kept once, and how many come in a minute. */
import {
  CHECK,
  DAY,
  NO_RIGHT,
  type Row,
  anon,
  call,
  fromNow,
  insert,
  makeUser,
  sampleSubscription,
  select,
  secret,
  store,
  stored,
  uniqueEmail,
} from './rest'
import { query } from './second-database'

const TABLE = 'newsletter_subscriptions'
const subscribe = (fields: Row = {}, caller = anon) =>
  call(caller, 'subscribe_to_newsletter', {
    ...{ address: uniqueEmail(), page_language: 'en', consent: 1, on_page: '/blog' },
    ...fields,
  })
const kept = async (email: string) =>
  (await select(secret, TABLE, `email=eq.${encodeURIComponent(email)}`)).rows

test.each(['en', 'af'])(
  'an address is kept, pending, with its language, %s, the consent and the time',
  async (language) => {
    const email = uniqueEmail()
    expect((await subscribe({ address: email, page_language: language })).status).toBe(204)
    const row = await stored(TABLE, `email=eq.${email}`)
    expect(row).toMatchObject({
      ...{ email, language, state: 'pending', confirmed_at: null, ended_at: null },
      ...{ consent_version: 1, consent_language: language, page: '/blog' },
    })
    expect(Math.abs(Date.now() - Date.parse(String(row?.created_at)))).toBeLessThan(60_000)
  },
)

test('a known address gets the same answer, whoever asks, and is kept once, with what was asked last', async () => {
  const email = uniqueEmail()
  const first = await subscribe({ address: email })
  const [row] = await kept(email)
  for (const caller of [anon, await makeUser(), await makeUser('editor')]) {
    const again = await subscribe({ address: email, page_language: 'af', on_page: '/af' }, caller)
    expect([again.status, again.body]).toEqual([first.status, first.body])
  }
  const [{ asked_at, ...now } = {}, ...others] = await kept(email)
  const asked = { language: 'af', consent_language: 'af', page: '/af' }
  expect([{ ...now, asked_at: row?.asked_at }, others]).toEqual([{ ...row, ...asked }, []])
  expect(Date.parse(String(asked_at))).toBeGreaterThanOrEqual(Date.parse(String(row?.asked_at)))
})

test('of five at the same moment one is kept', async () => {
  const email = uniqueEmail()
  const answers = await Promise.all(Array.from({ length: 5 }, () => subscribe({ address: email })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
  expect(await kept(email)).toHaveLength(1)
})

const tooLong = `${'a'.repeat(243)}@example.org`

test.each([
  '',
  'a',
  'a@b',
  '@b.org',
  'a@',
  'a@b@c.org',
  'a b@c.org',
  'a@b.org\n',
  'Upper@example.org',
  tooLong,
])('no address: %j', async (address) => {
  expect((await subscribe({ address })).code).toBe(CHECK)
  expect((await insert(secret, TABLE, { email: address, language: 'en' })).code).toBe(CHECK)
  expect(await kept(address)).toEqual([])
})

test('what is refused is refused the same for a known address', async () => {
  const [pending, confirmed] = [uniqueEmail(), uniqueEmail()]
  await subscribe({ address: pending })
  await store(
    TABLE,
    sampleSubscription({
      email: confirmed,
      state: 'confirmed',
      confirmed_at: fromNow(-DAY),
      asked_at: fromNow(-DAY),
    }),
  )
  for (const address of [pending, confirmed, uniqueEmail()]) {
    const [before] = await kept(address)
    for (const on_page of ['blog', 'https://example.org/', `/${'a'.repeat(200)}`])
      expect((await subscribe({ address, on_page })).code).toBe(CHECK)
    // Nobody agrees to words that there are not, or to none.
    for (const consent of [0, 99, null]) expect((await subscribe({ address, consent })).code).toBe('23503')
    for (const page_language of ['de', 'EN', null])
      expect((await subscribe({ address, page_language })).code).toBe('23503')
    expect((await kept(address))[0]).toEqual(before)
  }
  expect((await subscribe({ address: null })).code).toBe('23502')
})

test.each(['id', 'created_at', 'asked_at', 'state', 'nonce', 'confirmed_at'])(
  '%s cannot be sent in',
  async (column) => {
    expect(await subscribe({ [column]: '2001-01-01T00:00:00Z' })).toMatchObject({
      status: 404,
      code: 'PGRST202',
    })
  },
)

test('nobody but the function writes, not even an admin', async () => {
  for (const caller of [anon, await makeUser('admin')]) {
    expect((await insert(caller, TABLE, { email: uniqueEmail(), language: 'en' })).code).toBe(NO_RIGHT)
  }
})

describe('thirty addresses for the newsletter in a minute', () => {
  const subscribe = (address = uniqueEmail()) =>
    query("select public.subscribe_to_newsletter($1, 'af', 1)", [address])
  const pass = (time: string) =>
    query('update public.newsletter_subscriptions set asked_at = asked_at - $1::interval', [time])
  const refusal = 'too many newsletter subscriptions'
  const count = async () => (await query('select * from public.newsletter_subscriptions')).length

  test('the next is refused, a known one too, until the first is a minute old', async () => {
    const known = uniqueEmail()
    await subscribe(known)
    await pass('30 seconds')
    for (let number = 2; number <= 30; number++) await subscribe()
    await expect(subscribe()).rejects.toThrow(refusal)
    await expect(subscribe(known)).rejects.toThrow(refusal)
    expect(await count()).toBe(30)
    await pass('31 seconds')
    await subscribe()
    await expect(subscribe()).rejects.toThrow(refusal)
    expect(await count()).toBe(31)
  })

  test('what came while the clock was ahead does not count once it is right', async () => {
    await pass('-2 days')
    await subscribe()
  })

  test('a known address counts like a new one, so that the limit does not tell them apart', async () => {
    const known = uniqueEmail()
    await pass('1 minute')
    await subscribe(known)
    await pass('1 minute')
    for (let number = 1; number <= 29; number++) await subscribe()
    await subscribe(known)
    await expect(subscribe()).rejects.toThrow(refusal)
  })
})

test('three hundred addresses are taken in an hour, and a known one counts too', async () => {
  const limits = () =>
    query("select key, value from private.settings where key like 'newsletter%' order by key")
  expect(await limits()).toEqual([
    { key: 'newsletter_per_hour', value: 300 },
    { key: 'newsletter_per_minute', value: 30 },
  ])
  const set = (value: number) =>
    query("update private.settings set value = $1 where key = 'newsletter_per_hour'", [value])
  const pass = (time: string) =>
    query('update public.newsletter_subscriptions set asked_at = asked_at - $1::interval', [time])
  const subscribe = (address: string) =>
    query("select public.subscribe_to_newsletter($1, 'en', 1)", [address])
  const known = uniqueEmail()
  await pass('2 hours')
  await subscribe(known)
  await pass('2 hours')
  await set(3)
  try {
    for (const address of [uniqueEmail(), known, uniqueEmail()]) {
      await subscribe(address)
      await pass('19 minutes')
    }
    for (const address of [uniqueEmail(), known])
      await expect(subscribe(address)).rejects.toThrow('too many newsletter subscriptions')
    await pass('4 minutes')
    await subscribe(uniqueEmail())
  } finally {
    await set(300)
  }
})
