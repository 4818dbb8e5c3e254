/** Valid subscriptions, one per address, and hourly limits. */
import { type Row, CHECK, anon, call, insert, select, secret, stored } from '../rest'
import { makeUser, uniqueEmail } from '../samples'
import { query } from '../second-database'

const TABLE = 'newsletter_subscriptions'
const subscribe = (fields: Row = {}, caller = anon) =>
  call(caller, 'subscribe_to_newsletter', {
    ...{ address: uniqueEmail(), page_language: 'en', consent: 1, on_page: '/blog' },
    ...fields,
  })
const kept = async (email: string) =>
  (await select(secret, TABLE, `email=eq.${encodeURIComponent(email)}`)).rows

test.each(['en', 'af'])(
  'an address is stored as pending with language %s, consent and time',
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

test('a known address gets the same answer, and is kept once with the latest choices', async () => {
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

test('of five concurrent submissions one is kept', async () => {
  const email = uniqueEmail()
  const answers = await Promise.all(Array.from({ length: 5 }, () => subscribe({ address: email })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
  expect(await kept(email)).toHaveLength(1)
})

const tooLong = `${'a'.repeat(243)}@example.org`

test.each(['', 'a', 'a@b', '@b.org', 'a@', 'a@b@c.org', 'a b@c.org', 'a..b@c.org', tooLong])(
  '%j is not a valid address',
  async (address) => {
    expect((await subscribe({ address })).code).toBe(CHECK)
    expect((await insert(secret, TABLE, { email: address, language: 'en' })).code).toBe(CHECK)
    expect(await kept(address)).toEqual([])
  },
)

test.each(['id', 'created_at', 'asked_at', 'state', 'nonce', 'confirmed_at'])(
  '%s cannot be set',
  async (column) => {
    expect(await subscribe({ [column]: '2001-01-01T00:00:00Z' })).toMatchObject({
      status: 404,
      code: 'PGRST202',
    })
  },
)

describe('the limits on the form', () => {
  const subscribe = (address = uniqueEmail(), client?: string) =>
    query(
      "select public.subscribe_to_newsletter($1, 'af', 1)",
      [address],
      { role: 'anon' },
      client ? { 'x-client-address': client } : {},
    )
  const setLimit = (key: string, value: number) =>
    query('update private.settings set value = $2 where key = $1', [key, value])
  /** Hours from now until an address's confirmation is sent. */
  const hours = async (address: string) => {
    const [row] = await query<{ hours: string }>(
      `select round(extract(epoch from next_attempt_at - now()) / 3600)::text as hours
       from public.mail_messages where recipient = $1`,
      [address],
    )
    return row && Number(row.hours)
  }
  beforeEach(async () => {
    await query('delete from private.arrivals')
    await query('delete from public.mail_messages')
  })

  test('each client may submit twenty in an hour; others are unaffected', async () => {
    for (let number = 1; number <= 20; number++) await subscribe(uniqueEmail(), `2001:db8:1:1::${number}`)
    const refused = uniqueEmail()
    await expect(subscribe(refused, '2001:db8:1:1::99')).rejects.toThrow('from this client')
    expect(await hours(refused)).toBeUndefined()
    await subscribe(refused, '2001:db8:1:2::1')
    await subscribe()
    await query("update private.arrivals set arrived_at = now() - interval '61 minutes'")
    await subscribe(uniqueEmail(), '2001:db8:1:1::1')
  })

  // An unconfigured proxy would be everybody's client address.
  test.each([
    '127.0.0.1',
    '::ffff:10.1.2.3',
    '172.31.0.1',
    '192.168.1.5',
    '::1',
    '0:0:0:0::',
    'fd00::1',
    'fe80::1',
  ])('%s is a proxy’s address, not a client’s', async (address) => {
    const headers = { 'x-client-address': address }
    const [row] = await query('select private.client_hash() as hash', [], undefined, headers)
    expect(row).toEqual({ hash: null })
  })

  describe('in all', () => {
    beforeAll(() => setLimit('newsletter_per_hour', 2))
    afterAll(async () => {
      await setLimit('newsletter_per_hour', 300)
      await setLimit('held_messages', 5000)
    })

    test('nobody is refused: excess submissions are asked in later hours', async () => {
      const addresses = Array.from({ length: 7 }, () => uniqueEmail())
      for (const address of addresses) await subscribe(address)
      expect(await Promise.all(addresses.map(hours))).toEqual([0, 0, 1, 1, 2, 2, 3])
      // Once the hour is over, the next are asked at once.
      await query("update private.arrivals set arrived_at = now() - interval '61 minutes'")
      const next = uniqueEmail()
      await subscribe(next)
      expect(await hours(next)).toBe(0)
    })

    test('a known address counts like a new one; only its new message is delayed', async () => {
      const known = uniqueEmail()
      await subscribe(known)
      for (let number = 1; number <= 3; number++) await subscribe()
      await subscribe(known)
      expect(await hours(known)).toBe(0)
    })

    test('delayed messages have a ceiling, above which the newest makes room', async () => {
      await setLimit('held_messages', 1)
      const [known, held, next] = [uniqueEmail(), uniqueEmail(), uniqueEmail()]
      for (const address of [known, uniqueEmail(), held, next]) await subscribe(address)
      const stateOf = (email: string) =>
        query('select state from public.newsletter_subscriptions where email = $1', [email])
      expect(await stateOf(held)).toEqual([])
      expect(await stateOf(next)).toEqual([{ state: 'pending' }])
      await subscribe(known)
      expect(await stateOf(next)).toEqual([])
    })
  })
})
