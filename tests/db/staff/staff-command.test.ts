import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type OwnBackend, ownBackend } from '../own-backend'
import { call, secret } from '../rest'
import { signUp } from '../samples'
import { inFull } from '../../scope'

const run = promisify(execFile)

/** Runs `npm run staff -- …` against the embedded backend, as without a hosted project. */
const staff = (...words: string[]) => staffOf({}, ...words)

async function staffOf(where: Partial<NodeJS.ProcessEnv>, ...words: string[]) {
  const env = { ...process.env, SUPABASE_URL: '', NEXT_PUBLIC_SUPABASE_URL: '', ...where }
  const answer = run(process.execPath, ['scripts/staff.mjs', ...words], { env })
  return answer.then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
  )
}

const token = (grant: string, body: object) =>
  fetch(`${process.env.SUPABASE_URL}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: { apikey: process.env.SUPABASE_PUBLISHABLE_KEY!, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** The status of a sign-in. */
const signIn = async (email: string, password: string) =>
  (await token('password', { email, password })).status

test('an account is added with a working password, changed, listed and removed', async () => {
  const email = `${crypto.randomUUID()}@example.org`
  const added = await staff('add', email, '--role', 'editor')
  expect(added.text).toContain(`${email} is editor now.`)
  const password = /Temporary password: (\S+)/.exec(added.text)![1]!
  expect(await signIn(email, password)).toBe(200)
  expect((await staff('list')).text).toMatch(new RegExp(`editor +${email}`))
  const changed = await staff('add', email, '--role', 'admin')
  expect(changed.text).toContain('is admin now')
  expect(changed.text).not.toContain('Temporary password')
  expect(await signIn(email, password)).toBe(200)
  expect((await staff('list')).text).toMatch(new RegExp(`admin +${email}`))
  expect((await staff('remove', email)).code).toBe(0)
  expect((await staff('list')).text).not.toContain(email)
})

inFull(test)('a forgotten password is replaced by a temporary one, and no longer works', async () => {
  const email = `${crypto.randomUUID()}@example.org`
  const former = /Temporary password: (\S+)/.exec((await staff('add', email, '--role', 'editor')).text)![1]!
  // Typed from memory, in other case.
  const answer = await staff('password', email.toUpperCase())
  expect(answer.code).toBe(0)
  expect(answer.text).toContain('signed out everywhere')
  const present = /New temporary password: (\S+)/.exec(answer.text)![1]!
  expect(await signIn(email, present)).toBe(200)
  expect(await signIn(email, former)).toBe(400)
})

inFull(test)('a new temporary password ends open sessions', async () => {
  const email = `${crypto.randomUUID()}@example.org`
  const password = /Temporary password: (\S+)/.exec((await staff('add', email, '--role', 'editor')).text)![1]!
  const { refresh_token } = await (await token('password', { email, password })).json()
  expect((await staff('password', email)).code).toBe(0)
  expect((await token('refresh_token', { refresh_token })).status).toBeGreaterThanOrEqual(400)
})

describe('a temporary password', () => {
  const first = (text: string) => /Temporary password: (\S+)/i.exec(text)![1]!
  const send = (method: string, path: string, access: string, body: object) =>
    fetch(`${process.env.SUPABASE_URL}${path}`, {
      method,
      headers: {
        apikey: process.env.SUPABASE_PUBLISHABLE_KEY!,
        authorization: `Bearer ${access}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
  const state = async (access: string) =>
    (await send('POST', '/rest/v1/rpc/staff_session', access, {})).json()
  /** The status of storing a draft of a post. */
  const write = async (access: string) => {
    const post = { title: 'A title', slug: crypto.randomUUID(), content: 'Some content.' }
    return (await send('POST', '/rest/v1/blog_posts', access, post)).status
  }
  const setPassword = async (account_email: string, access: string) => {
    await call(secret, 'staff_permit_change', { account_email })
    return (await send('PUT', '/auth/v1/user', access, { password: crypto.randomUUID() })).status
  }
  const accessOf = async (email: string, password: string) =>
    String((await (await token('password', { email, password })).json()).access_token)

  test('gives no rights until it is changed', async () => {
    const email = `${crypto.randomUUID()}@example.org`
    const access = await accessOf(email, first((await staff('add', email, '--role', 'admin')).text))
    expect([await state(access), await write(access)]).toEqual(['first-password', 403])
    expect((await send('POST', '/rest/v1/rpc/audit_people', access, {})).status).toBe(403)
    expect(await setPassword(email, access)).toBe(200)
    expect([await state(access), await write(access)]).toEqual(['admin', 201])
  })

  inFull(test)('set again gives none either', async () => {
    const email = `${crypto.randomUUID()}@example.org`
    const access = await accessOf(email, first((await staff('add', email, '--role', 'editor')).text))
    await setPassword(email, access)
    const again = await accessOf(email, first((await staff('password', email)).text))
    expect([await state(access), await state(again)]).toEqual([null, 'first-password'])
  })

  inFull(test)('replaces that of a stranger’s account, and ends its sessions', async () => {
    const [email, password] = [`${crypto.randomUUID()}@example.org`, 'of the attacker']
    // As anybody could on a hosted project with sign-up on, before the migrations.
    const stolen = (await signUp(email, password)).body as { access_token: string; refresh_token: string }
    const added = await staff('add', email.toUpperCase(), '--role', 'admin')
    expect(added.code).toBe(0)
    expect(added.text).toContain('already had an account')
    expect(await state(stolen.access_token)).toBeNull()
    expect(await write(stolen.access_token)).toBe(403)
    const { refresh_token } = stolen
    expect((await token('refresh_token', { refresh_token })).status).toBeGreaterThanOrEqual(400)
    expect(await signIn(email, password)).toBe(400)
    expect(await state(await accessOf(email, first(added.text)))).toBe('first-password')
  })
})

test.each([
  [[], 'Usage'],
  [['grow'], 'Usage'],
  [['add', 'nobody', '--role', 'editor'], 'An e-mail address is needed'],
  [['add', 'a@example.org'], '--role must be admin, office or editor'],
  [['add', 'a@example.org', '--role', 'king'], '--role must be admin, office or editor'],
  [['remove', 'nobody@example.org'], 'nobody@example.org is not staff'],
  [['password', 'nobody'], 'An e-mail address is needed'],
  [['password', 'nobody@example.org'], 'nobody@example.org is not staff'],
])('%j is refused with a sentence and exit code 1', async (words, sentence) => {
  const answer = await staff(...words)
  expect(answer.code).toBe(1)
  expect(answer.text).toContain(sentence)
})

describe('the last admin', () => {
  let backend: OwnBackend

  beforeAll(async () => {
    backend = await ownBackend()
  })
  afterAll(() => backend.end())

  test('cannot be removed or demoted until there is another', async () => {
    const command = (...words: string[]) => staffOf(backend.environment, ...words)
    expect((await command('add', 'last@example.org', '--role', 'admin')).code).toBe(0)
    for (const words of [
      ['remove', 'last@example.org'],
      ['add', 'last@example.org', '--role', 'editor'],
    ]) {
      const answer = await command(...words)
      expect(answer.code).toBe(1)
      expect(answer.text).toMatch(/last admin/i)
    }
    expect((await command('list')).text).toMatch(/admin +last@example\.org/)
    expect((await command('add', 'next@example.org', '--role', 'admin')).code).toBe(0)
    expect((await command('remove', 'last@example.org')).code).toBe(0)
    expect((await command('list')).text).toMatch(/^.*admin +next@example\.org\s*$/)
  })
})
