/** Job keys: each allows one purpose, and two are valid during a rotation. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { hashOfJobKey, jobKeyOf, newJobKey } from '../../../lib/job-keys.mjs'
import { CHECK, NO_RIGHT, anon, call, secret, signInJob } from '../rest'
import { ownBackend } from '../own-backend'
import { query } from '../second-database'
import { sample } from '../../scope'

const accountKey = () => randomBytes(32).toString('hex')
const begin = (headers: Record<string, string>) =>
  call(anon, 'begin_sign_in', { account_key: accountKey() }, headers)

describe('a function for the web server', () => {
  test('accepts the key of its purpose', async () => {
    expect(await begin(signInJob)).toMatchObject({ status: 200, code: undefined })
  })

  test.each([
    ['no key', {}],
    ['an empty key', { 'x-job-key': '' }],
    ['a key that was never valid', { 'x-job-key': newJobKey() }],
    ['the hash of the key', { 'x-job-key': hashOfJobKey(signInJob['x-job-key']) }],
    ['the key in another header', { 'x-key': signInJob['x-job-key'] }],
  ])('refuses %s', async (_, headers) => {
    expect(await begin(headers)).toMatchObject({ status: 401, code: NO_RIGHT })
  })

  test('refuses the key of another purpose', async () => {
    const key = newJobKey()
    const added = await call(secret, 'add_job_key', { job_purpose: 'another', key_hash: hashOfJobKey(key) })
    expect(added.status).toBe(204)
    expect((await begin({ 'x-job-key': key })).code).toBe(NO_RIGHT)
  })
})

describe('the keys of a purpose', () => {
  const add = (purpose: string, hash: string) => query('select public.add_job_key($1, $2)', [purpose, hash])
  const valid = async (purpose: string) =>
    (
      await query<{ hash: string }>(
        'select hash from private.job_keys where purpose = $1 order by created_at',
        [purpose],
      )
    ).map(({ hash }) => hash)

  test('are the newest two; other purposes are unaffected', async () => {
    const hashes = Array.from({ length: 4 }, () => hashOfJobKey(newJobKey()))
    await add('others', hashes[0]!)
    for (const hash of hashes) await add('rotation', hash)
    expect(await valid('rotation')).toEqual(hashes.slice(2))
    expect(await valid('others')).toEqual(hashes.slice(0, 1))
  })

  test('added again end no other', async () => {
    const [first, second] = [hashOfJobKey(newJobKey()), hashOfJobKey(newJobKey())]
    for (const hash of [first, second, first, first]) await add('again', hash)
    expect(await valid('again')).toEqual([first, second])
  })

  test('can be added as the first one only if there is none', async () => {
    const [first, second] = [hashOfJobKey(newJobKey()), hashOfJobKey(newJobKey())]
    for (const [hash, isAdded] of [
      [first, true],
      [second, false],
    ] as const) {
      const answer = await call(secret, 'add_first_job_key', { job_purpose: 'first', key_hash: hash })
      expect(answer.body).toBe(isAdded)
    }
  })

  test.each([
    ['sign-in', 'the key itself'],
    ['Sign in', hashOfJobKey('')],
    ['', hashOfJobKey('')],
  ])('for %j, %j is refused', async (job_purpose, key_hash) => {
    expect((await call(secret, 'add_job_key', { job_purpose, key_hash })).code).toBe(CHECK)
  })
})

describe('npm run setup -- keys', () => {
  const run = promisify(execFile)
  const setup = (env: Record<string, string>, ...words: string[]) =>
    run(process.execPath, ['scripts/setup.mjs', ...words], { env: { ...process.env, ...env } }).then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
    )
  const secretIn = (text: string) => /^JOB_SECRET=(\S+)$/m.exec(text)?.[1] ?? ''
  const former = process.env.JOB_SECRET!

  test('makes another secret when asked; the former stays valid, and two-step verification keeps it', async () => {
    const own = await ownBackend()
    const signInBy = (JOB_SECRET: string) =>
      fetch(`${own.url}/rest/v1/rpc/begin_sign_in`, {
        method: 'POST',
        headers: {
          apikey: own.publishableKey,
          'content-type': 'application/json',
          'x-job-key': jobKeyOf('sign-in', { JOB_SECRET })!,
        },
        body: JSON.stringify({ account_key: accountKey() }),
      }).then(({ status }) => status)
    const { code, text } = await setup(
      { SUPABASE_URL: own.url, SUPABASE_SECRET_KEY: own.secret.key },
      'keys',
      'new',
    )
    expect(code).toBe(0)
    expect(secretIn(text)).toMatch(RegExp(`^[\\w-]{43},${former}$`))
    expect([await signInBy(secretIn(text)), await signInBy(former)]).toEqual([200, 200])
    expect(jobKeyOf('second-factor', { JOB_SECRET: secretIn(text) })).toBe(
      jobKeyOf('second-factor', process.env),
    )
    await own.end()
  })

  test('replaces no key of a project unless asked', async () => {
    const { code, text } = await setup({ SUPABASE_SECRET_KEY: secret.key, JOB_SECRET: '' }, 'keys')
    expect([code, secretIn(text)]).toEqual([0, ''])
    for (const purpose of ['sign-in', 'second-factor'])
      expect(text).toContain(`has a key for ${purpose}, which stays`)
  })

  test('warns of the consequences of a new key for two-step verification', async () => {
    const { text } = await setup({ SUPABASE_SECRET_KEY: '' }, 'keys', 'second-factor')
    expect(text).toMatch(
      /Once the web server has\s+the new secret, no code and no recovery code made before passes/,
    )
    expect(secretIn(text)).toMatch(/^[\w-]{43}$/)
    expect(text).toContain("select public.add_job_key('second-factor', '")
  })

  test('without the secret key prints SQL with the hashes instead of the keys', async () => {
    const { text } = await setup({ SUPABASE_SECRET_KEY: '', JOB_SECRET: '' }, 'keys')
    const key = jobKeyOf('sign-in', { JOB_SECRET: secretIn(text) })!
    expect(text).toContain(`select public.add_first_job_key('sign-in', '${hashOfJobKey(key)}');`)
    expect(text).not.toContain(key)
    expect((await begin({ 'x-job-key': key })).code).toBe(NO_RIGHT)
  })

  test.each(sample([[[]], [['key']], [['keys', 'nothing']], [['keys', 'new', 'more']]], 3))(
    '%j is refused with a sentence',
    async (words) => {
      const { code, text } = await setup({}, ...words)
      expect([code, text]).toEqual([1, expect.stringContaining('Usage: npm run setup -- keys')])
    },
  )
})
