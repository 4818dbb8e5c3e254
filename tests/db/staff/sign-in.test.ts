/** Throttling of sign-ins: attempts counted by begin_sign_in, and cleared by a right password. */
import { SIGN_IN_ATTEMPT_DAYS } from '@/lib/retention'
import { attemptKey } from '@/lib/staff/sign-in/attempt-queries'
import { hashOfJobKey } from '../../../lib/job-keys.mjs'
import { type Row, CHECK, anon, call, signInJob } from '../rest'
import { makeUser, unique, uniqueClient, uniqueEmail } from '../samples'
import { query } from '../second-database'

const accountKey = (email: string) => attemptKey('account', email.toLowerCase())
const someKey = () => attemptKey('account', unique())

type Begun = { wait: number; delay: number }

async function begin(args: Row, address?: string): Promise<Begun> {
  const answer = await call(anon, 'begin_sign_in', args, {
    ...signInJob,
    ...(address && { 'x-client-address': address }),
  })
  expect(answer.status).toBe(200)
  return answer.body as Begun
}

/** Seconds to wait; 0 if the attempt may proceed, in which case it counts. */
const wait = async (account: string, address?: string) =>
  (await begin({ account_key: account }, address)).wait

/** The number of attempts that may proceed. */
const goAhead = async (attempts: Promise<number>[]) =>
  (await Promise.all(attempts)).filter((seconds) => seconds === 0).length

const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make)

async function fail(account: string, count: number) {
  for (let attempt = 1; attempt <= count; attempt++) expect(await wait(account)).toBe(0)
}

describe('an account', () => {
  test('has five attempts, then waits up to 15 minutes', async () => {
    const account = someKey()
    await fail(account, 5)
    for (let again = 1; again <= 3; again++) {
      const seconds = await wait(account)
      expect(seconds).toBeGreaterThan(880)
      expect(seconds).toBeLessThanOrEqual(900)
    }
    expect(await wait(someKey())).toBe(0)
  })

  test('has five even of twelve concurrent attempts', async () => {
    const account = someKey()
    expect(await goAhead(times(12, () => wait(account)))).toBe(5)
  })

  test('has five per address, so that nobody is locked out from elsewhere', async () => {
    const [account, attacker, colleague] = [someKey(), uniqueClient(), uniqueClient()]
    expect(await goAhead(times(12, () => wait(account, attacker)))).toBe(5)
    expect(await wait(account, attacker)).toBeGreaterThan(880)
    for (const other of times(30, uniqueClient)) expect(await wait(account, other)).toBe(0)
    expect(await wait(account, colleague)).toBe(0)
  })

  test('is delayed after many attempts, by up to four seconds', async () => {
    const account = someKey()
    const delays: number[] = []
    for (const address of times(20, uniqueClient))
      delays.push((await begin({ account_key: account }, address)).delay)
    expect(delays.slice(0, 9)).toEqual(times(9, () => 0))
    expect(delays.slice(9, 17)).toEqual([500, 1000, 1500, 2000, 2500, 3000, 3500, 4000])
    expect(delays.slice(17)).toEqual([4000, 4000, 4000])
    expect((await begin({ account_key: someKey() }, uniqueClient())).delay).toBe(0)
  })

  test('gets five mails from any addresses; the newest link works', async () => {
    const account = someKey()
    const args = { account_key: account, all_addresses: true }
    const mails = times(12, async () => (await begin(args, uniqueClient())).wait)
    expect(await goAhead(mails)).toBe(5)
  })
})

describe('an address', () => {
  test('has twenty attempts over all accounts, even concurrently', async () => {
    const address = uniqueClient()
    expect(await goAhead(times(30, () => wait(someKey(), address)))).toBe(20)
    const seconds = await wait(someKey(), address)
    expect(seconds).toBeGreaterThan(880)
    expect(seconds).toBeLessThanOrEqual(900)
  })

  test('while blocked does not affect accounts elsewhere, and adds no attempts', async () => {
    const [address, account] = [uniqueClient(), someKey()]
    await Promise.all(times(20, () => wait(someKey(), address)))
    for (let attempt = 1; attempt <= 6; attempt++) expect(await wait(account, address)).toBeGreaterThan(0)
    await fail(account, 5)
    expect(await wait(someKey(), uniqueClient())).toBe(0)
  })
})

describe('a right password', () => {
  test('clears the count of its own account only', async () => {
    const [user, other] = [await makeUser(), await makeUser()]
    await fail(accountKey(user.email), 5)
    await fail(accountKey(other.email), 5)
    expect((await call(user, 'end_sign_in')).code).toBeUndefined()
    await fail(accountKey(user.email), 5)
    expect(await wait(accountKey(other.email))).toBeGreaterThan(0)
  })

  test('clears it regardless of the case of the e-mail address', async () => {
    const email = uniqueEmail().toUpperCase()
    const user = await makeUser(undefined, email)
    await fail(accountKey(email), 5)
    await call(user, 'end_sign_in')
    expect(await wait(accountKey(email))).toBe(0)
  })

  test('does not clear the address, which may be trying other accounts', async () => {
    const [user, address] = [await makeUser(), uniqueClient()]
    await Promise.all(times(19, () => wait(someKey(), address)))
    expect(await wait(accountKey(user.email), address)).toBe(0)
    await call(user, 'end_sign_in')
    expect(await wait(someKey(), address)).toBeGreaterThan(0)
  })

  test('cannot name an account', async () => {
    const [user, other] = [await makeUser(), await makeUser()]
    await fail(accountKey(other.email), 5)
    for (const args of [{ email: other.email }, { account_key: accountKey(other.email) }]) {
      expect((await call(user, 'end_sign_in', args)).status).toBe(404)
    }
    expect(await wait(accountKey(other.email))).toBeGreaterThan(0)
  })
})

test.each(['', 'someone@example.org', 'a'.repeat(63), 'a'.repeat(65)])(
  'a key other than a hash is refused: %p',
  async (key) => {
    expect((await call(anon, 'begin_sign_in', { account_key: key }, signInJob)).code).toBe(CHECK)
  },
)

describe('over time, attempts', () => {
  beforeAll(() => query("select public.add_job_key('sign-in', $1)", [hashOfJobKey(signInJob['x-job-key'])]))
  const begin = async (account: string) =>
    (
      await query<{ begun: Begun }>(
        'select public.begin_sign_in($1) as begun',
        [account],
        undefined,
        signInJob,
      )
    )[0]?.begun.wait
  const pass = (time: string) =>
    query('update private.sign_in_attempts set attempted_at = attempted_at - $1::interval', [time])

  test('of an account may resume 15 minutes after the first of its five', async () => {
    const account = someKey()
    expect(await begin(account)).toBe(0)
    await pass('5 minutes')
    for (let attempt = 2; attempt <= 5; attempt++) expect(await begin(account)).toBe(0)
    await pass('9 minutes')
    expect(await begin(account)).toBeLessThanOrEqual(60)
    expect(await begin(account)).toBeGreaterThan(30)
    await pass('1 minute 1 second')
    expect(await begin(account)).toBe(0)
    expect(await begin(account)).toBeGreaterThan(0)
  })

  test('expire and are deleted, including those of others', async () => {
    await begin(someKey())
    await pass('15 minutes 1 second')
    const account = someKey()
    await begin(account)
    const left = await query<{ key: string }>('select key from private.sign_in_attempts')
    expect(left).toEqual([{ key: account }])
  })

  test('recorded while the clock was ahead block nobody once it is right', async () => {
    const account = someKey()
    for (let attempt = 1; attempt <= 5; attempt++) await begin(account)
    await pass('-2 days')
    expect(await begin(account)).toBe(0)
  })

  test('are purged after their time, and not before', async () => {
    const [kept, expired] = [someKey(), someKey()]
    const insert = (key: string, hours: number) =>
      query(
        'insert into private.sign_in_attempts (key, attempted_at) values ($1, now() - make_interval(hours => $2))',
        [key, hours],
      )
    await insert(kept, SIGN_IN_ATTEMPT_DAYS * 24 - 1)
    await insert(expired, SIGN_IN_ATTEMPT_DAYS * 24 + 1)
    await query('select public.purge_expired()')
    const left = await query<{ key: string }>('select key from private.sign_in_attempts')
    expect(left.map(({ key }) => key)).toContain(kept)
    expect(left.map(({ key }) => key)).not.toContain(expired)
  })
})
