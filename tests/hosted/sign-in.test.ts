/** Signing in at a hosted project, and the messages to staff. */
import { shared } from '@/lib/next/shared'
import type * as Actions from '@/lib/staff/sign-in/actions'
import type * as Attempts from '@/lib/staff/sign-in/attempt-queries'
import { PLATFORM, authError, json, requestLimit } from './answer'
import { form, jar, redirectOf } from './next-request'
import type * as Visitor from './next-request'
import { startedProject } from './project'

jest.mock('next/headers', () => jest.requireActual<typeof Visitor>('./next-request').nextHeaders)
// Refused sign-ins are answered after a second.
jest.mock('node:timers/promises', () => ({
  setTimeout: async (milliseconds: number) => void (mockPassed += milliseconds),
}))
let mockPassed = 0

const project = startedProject()
let actions: typeof Actions
let attemptKey: typeof Attempts.attemptKey
const EMAIL = 'thandi@example.org'
const PASSWORD = 'correct horse battery'

beforeAll(async () => {
  actions = await import('@/lib/staff/sign-in/actions')
  attemptKey = (await import('@/lib/staff/sign-in/attempt-queries')).attemptKey
  project.auth.add(EMAIL, PASSWORD)
})
afterEach(() => delete project.auth.users[0]!.isBanned)

const signIn = (password = PASSWORD) => actions.signIn('/admin', null, form({ email: EMAIL, password }))

test('the right password signs in and redirects', async () => {
  expect(await redirectOf(signIn())).toBe('/admin')
  expect(jar.hasSession).toBe(true)
})

test('an attempt that the database delays by four seconds still signs in', async () => {
  const real = performance.now.bind(performance)
  jest.spyOn(performance, 'now').mockImplementation(() => real() + mockPassed)
  project.intercept = ({ path }) =>
    path.endsWith('begin_sign_in') ? json({ wait: 0, delay: 4000 }) : undefined
  expect(await shared.progress.run({ isForm: true }, () => redirectOf(signIn()))).toBe('/admin')
})

/** The cookie that identifies the device. */
const device = () => jar.get('known-device')?.value

test('a complete sign-in remembers the device, with a separate count of attempts; one without the second factor does not', async () => {
  project.functions.set('staff_session', () => 'code').set('remember_device', () => null)
  await redirectOf(signIn())
  expect(device()).toBeUndefined()
  project.functions.set('staff_session', () => 'editor').set('remember_device', () => true)
  await redirectOf(signIn())
  const made = device()!
  expect(made).toMatch(/^[\w-]{43}$/)
  const sent: unknown[] = []
  project.functions
    .set('remember_device', ({ body }) => sent.push(body.present_key) === 0)
    .set('begin_sign_in', ({ body }) => {
      sent.push(body.device_key)
      return { wait: 0, delay: 0 }
    })
  await redirectOf(signIn())
  expect(sent).toEqual([attemptKey('device', made), attemptKey('device', made)])
  expect(device()).toBe(made)
})

test.each(['end_sign_in', 'remember_device'])(
  'the right password signs in even if %s fails, which is logged',
  async (name) => {
    project.intercept = ({ path }) => (path.endsWith(name) ? json({ message: 'down' }, 500) : undefined)
    expect(await redirectOf(signIn())).toBe('/admin')
    expect(JSON.stringify(jest.mocked(console.error).mock.calls)).toContain(name)
  },
)

test('a wrong password does not sign in, and is recorded', async () => {
  expect(await signIn('another password')).toEqual({ ok: false, code: 'invalidCredentials' })
  expect(project.calls).toContain('POST /rest/v1/rpc/record_failed_sign_in')
  expect(jar.hasSession).toBe(false)
})

test('the auth server’s rate limit asks for patience, and does not count as a wrong password', async () => {
  project.intercept = (call) => (call.path === '/auth/v1/token' ? requestLimit(call) : undefined)
  expect(await signIn()).toEqual({ ok: false, code: 'tooManyAttempts' })
  expect(project.calls).not.toContain('POST /rest/v1/rpc/record_failed_sign_in')
})

test('a banned account is not told to try another password', async () => {
  project.auth.users[0]!.isBanned = true
  expect(await signIn()).toEqual({ ok: false, code: 'failed' })
})

test.each(['paused', 'restricted', 'timeout'] as const)(
  'a project that is %s reveals no details',
  async (state) => {
    project.intercept = () => PLATFORM[state]
    expect(await signIn()).toEqual({ ok: false, code: 'failed' })
  },
)

test('a database that is down behind the auth server reveals no details', async () => {
  project.intercept = (call) =>
    call.path === '/auth/v1/token'
      ? authError(call, 500, 'unexpected_failure', 'Database error querying schema')
      : undefined
  expect(await signIn()).toEqual({ ok: false, code: 'failed' })
})

test('if the Data API fails after the right password, nobody is half signed in', async () => {
  project.intercept = ({ path }) =>
    path.endsWith('/staff_session') ? json({ message: 'down' }, 503) : undefined
  expect(await signIn()).toEqual({ ok: false, code: 'failed' })
  expect(jar.hasSession).toBe(false)
})
