/** Accepting an invitation at a hosted project by signing up. */
import type * as Actions from '@/lib/staff/members/accept-actions'
import { authError, requestLimit } from './answer'
import { form, jar, redirectOf } from './next-request'
import type * as Visitor from './next-request'
import { startedProject } from './project'

jest.mock('next/headers', () => jest.requireActual<typeof Visitor>('./next-request').nextHeaders)

const project = startedProject()
let actions: typeof Actions
const EMAIL = 'thandi@example.org'
const TOKEN = 'the_token_of_the_link'

beforeAll(async () => {
  actions = await import('@/lib/staff/members/accept-actions')
})
beforeEach(() => {
  project.auth.users = []
  project.auth.settings = { disable_signup: false }
  project.auth.admits = ({ invitation_token }) => invitation_token === TOKEN
  project.functions.set('staff_invitation', () => [
    { state: 'open', email: EMAIL, role: 'editor', has_account: project.auth.users.length > 0 },
  ])
})

const accept = (token = TOKEN) =>
  actions.acceptWithNewPassword('en', token, null, form({ password: 'a shelf of blue kettles' }))
const atSignUp = (answer: typeof requestLimit) => {
  project.intercept = (call) => (call.path.endsWith('/signup') ? answer(call) : undefined)
}

test('creates the account, signs in and redirects to the dashboard', async () => {
  expect(await redirectOf(accept())).toBe('/admin/dashboard')
  expect(project.auth.users).toMatchObject([{ email: EMAIL }])
  expect(jar.hasSession).toBe(true)
})

test('redirects to the link’s page if the address got an account meanwhile', async () => {
  atSignUp((call) => {
    project.auth.add(EMAIL)
    return authError(call, 422, 'user_already_exists', 'User already registered')
  })
  expect(await redirectOf(accept())).toContain('/admin/invitation?token=')
})

test.each([
  ['tooManyAttempts', requestLimit],
  ['weak', (call: Parameters<typeof requestLimit>[0]) => authError(call, 422, 'weak_password', 'weak')],
])('answers %s if the auth server does', async (code, answer) => {
  atSignUp(answer)
  expect(await accept()).toEqual({ ok: false, code })
})

test.each([
  [
    'sign-ups are off',
    'AuthApiError signup_disabled',
    () => (project.auth.settings = { disable_signup: true }),
  ],
  ['the database does not admit', 'AuthRetryableFetchError', () => (project.auth.admits = () => false)],
])('fails if %s, and the log says why', async (_, why, change) => {
  change()
  expect(await accept()).toEqual({ ok: false, code: 'failed' })
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(`acceptInvitation ${why}`))
  expect(jar.hasSession).toBe(false)
})

test('with an existing account meets the same limit', async () => {
  project.auth.add(EMAIL)
  project.intercept = (call) => (call.path.endsWith('/token') ? requestLimit(call) : undefined)
  const answer = await actions.acceptWithPassword(
    'en',
    TOKEN,
    null,
    form({ present: 'correct horse battery' }),
  )
  expect(answer).toEqual({ ok: false, code: 'tooManyAttempts' })
})
