/** Verifying sessions by tokens that a hosted project signs with its own keys. */
import type * as Middleware from '@/lib/supabase/middleware'
import type * as Queries from '@/lib/staff/queries'
import { NextRequest, NextResponse } from 'next/server'
import { PLATFORM, requestLimit } from './answer'
import { jar } from './next-request'
import type * as Visitor from './next-request'
import { startedProject } from './project'
import { newKey, signed } from './tokens'

jest.mock('next/headers', () => jest.requireActual<typeof Visitor>('./next-request').nextHeaders)

// The auth client keeps trying to renew the paused project's sessions, and would log its failures.
afterAll(() => void (console.error = () => {}))
const project = startedProject()
let middleware: typeof Middleware
const user = project.auth.add('thandi@example.org')
const JWKS = 'GET /auth/v1/.well-known/jwks.json'
const USER = 'GET /auth/v1/user'

beforeAll(async () => {
  middleware = await import('@/lib/supabase/middleware')
})

type Tokens = ReturnType<typeof project.auth.session>

/** A browser's session cookie, as written by the site. */
function cookieOf(tokens: Tokens) {
  const name = `sb-${new URL(project.url).hostname.split('.')[0]}-auth-token`
  return `${name}=base64-${Buffer.from(JSON.stringify(tokens)).toString('base64url')}`
}

/** The middleware's result for a session, and the cookies that it changes. */
async function check(tokens: Tokens) {
  const request = new NextRequest('http://localhost:3000/admin', { headers: { cookie: cookieOf(tokens) } })
  const { state, applyTo } = await middleware.checkSession(request)
  return { state, changed: applyTo(NextResponse.next()).cookies.getAll() }
}

const withToken = (access_token: string): Tokens => ({ ...project.auth.session(user), access_token })
const claims = () => ({
  sub: user.id,
  role: 'authenticated',
  session_id: project.auth.sessions.at(-1)?.id,
  exp: Math.floor(Date.now() / 1000) + 3600,
})

test('is read from the token: the project’s keys are fetched once, its user never', async () => {
  const tokens = project.auth.session(user)
  expect(await check(tokens)).toEqual({ state: 'signed-in', changed: [] })
  expect(await check(tokens)).toEqual({ state: 'signed-in', changed: [] })
  expect(project.calls).toEqual([JWKS])
})

test('survives a new key of the project, with former and new tokens', async () => {
  const former = project.auth.session(user)
  project.auth.keys.rotate()
  expect((await check(former)).state).toBe('signed-in')
  expect((await check(project.auth.session(user))).state).toBe('signed-in')
  expect(project.calls).toEqual([JWKS])
})

test.each([
  [
    'the key of somebody else under the name of one of ours',
    () => {
      const { kid } = project.auth.keys.jwks().keys[0]!
      return signed({ ...newKey(), kid: String(kid) }, claims())
    },
  ],
  ['a key that the project does not know', () => signed(newKey(), claims())],
  [
    'no key',
    () => {
      const [, payload] = project.auth.keys.sign(claims()).split('.')
      return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`
    },
  ],
  ['a secret of our own choice (HS256)', () => project.auth.keys.sign(claims(), { alg: 'HS256' })],
  [
    'another content',
    () => {
      const [head, , signature] = project.auth.keys.sign(claims()).split('.')
      const other = Buffer.from(JSON.stringify({ ...claims(), sub: 'somebody else' })).toString('base64url')
      return `${head}.${other}.${signature}`
    },
  ],
])('is nobody’s if the token was forged with %s', async (_, forge) => {
  expect((await check(withToken(forge()))).state).toBe('signed-out')
})

test('ends when its key is revoked', async () => {
  const tokens = project.auth.session(user)
  project.auth.keys.rotate()
  project.auth.keys.revokeFormer()
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000)
  expect((await check(tokens)).state).toBe('signed-out')
  expect(project.calls).toEqual([JWKS, USER])
})

test('is renewed once the token has expired, and the browser gets the new one', async () => {
  const { state, changed } = await check(project.auth.session(user, -10))
  expect(state).toBe('signed-in')
  expect(changed).toEqual([
    expect.objectContaining({ name: expect.stringMatching(/auth-token/), maxAge: 13 * 3600 }),
  ])
})

test('ends when its refresh token is invalid', async () => {
  const tokens = { ...project.auth.session(user, -10), refresh_token: 'used' }
  const { state, changed } = await check(tokens)
  expect(state).toBe('signed-out')
  expect(changed).toEqual([expect.objectContaining({ value: '', maxAge: 0 })])
})

test.each([
  ['is paused', () => PLATFORM.paused],
  ['is restricted', () => PLATFORM.restricted],
  ['is too slow', () => PLATFORM.timeout],
  ['limits how many sessions are renewed', requestLimit],
  ['cannot reach its database', () => ({ status: 503, body: {} })],
])('is kept while the project %s, and continues afterwards', async (_, answer) => {
  const tokens = project.auth.session(user, -10)
  project.intercept = answer
  expect(await check(tokens)).toEqual({ state: 'unknown', changed: [] })
  project.intercept = () => undefined
  expect((await check(tokens)).state).toBe('signed-in')
})

test('is unknown, and kept, if the keys cannot be fetched', async () => {
  project.auth.keys.rotate()
  const tokens = project.auth.session(user)
  project.intercept = () => PLATFORM.paused
  expect(await check(tokens)).toEqual({ state: 'unknown', changed: [] })
})

describe('a page', () => {
  let queries: typeof Queries
  beforeAll(async () => {
    queries = await import('@/lib/staff/queries')
  })

  const hold = (tokens: Tokens) => {
    const [name, value] = cookieOf(tokens).split('=') as [string, string]
    jar.set(name, value)
  }

  test('knows the member of staff', async () => {
    hold(project.auth.session(user))
    expect(await queries.getSession()).toEqual({
      state: 'staff',
      staff: { userId: user.id, email: user.email, role: 'editor' },
    })
  })

  test('of a paused project shows its error instead of a signed-out state', async () => {
    hold(project.auth.session(user, -10))
    project.intercept = () => PLATFORM.paused
    await expect(queries.getSession()).rejects.toThrow()
    await expect(queries.signedIn()).rejects.toThrow()
    expect(jar.hasSession).toBe(true)
  })

  test('accepts no changes from a session ended elsewhere, although its token is valid', async () => {
    hold(project.auth.session(user))
    project.auth.sessions = []
    expect(await queries.signedIn()).toMatchObject({ code: 'notAuthenticated' })
  })
})
