/** Password reset by a hosted project's mailed link: a code (PKCE) from Supabase's template, or the hash of ours. */
import type * as PasswordLinkActions from '@/lib/staff/password/link-actions'
import { PLATFORM, authError, mailLimit, requestLimit } from './answer'
import { form, jar, redirectOf } from './next-request'
import type * as Visitor from './next-request'
import { startedProject } from './project'

jest.mock('next/headers', () => jest.requireActual<typeof Visitor>('./next-request').nextHeaders)
jest.mock('next/server', () => ({
  ...jest.requireActual<object>('next/server'),
  after: (work: () => unknown) => (mockMailed = work()),
}))
/** The request for the mail, for which the answer waits here instead of a second. */
let mockMailed: unknown
jest.mock('node:timers/promises', () => ({ setTimeout: async () => mockMailed }))

const project = startedProject()
let actions: typeof PasswordLinkActions
const user = project.auth.add('thandi@example.org')
const SENT = { ok: true, data: null }
const NEW = 'a shelf of blue kettles'

beforeAll(async () => {
  process.env.STAFF_MAIL = 'on'
  actions = await import('@/lib/staff/password/link-actions')
})
beforeEach(() => {
  project.auth.links = []
  user.password = 'correct horse battery'
})

const ask = (email = user.email) => actions.requestPasswordLink('en', null, form({ email }))

type Kind = 'token_hash' | 'code'

/** The mailed link, from the template of Supabase (`code`) or of the site (`token_hash`). */
async function mailed(kind: Kind) {
  expect(await ask()).toEqual(SENT)
  const { code, token } = project.auth.links[0]!
  return { kind, value: (kind === 'code' ? code : token)! }
}

const use = (link: { kind: Kind; value: string }) =>
  actions.setNewPassword('en', link, null, form({ password: NEW }))
const refusal = (code: string) => ({ ok: false, code })

// First, before the signing keys are kept.
test('a link’s session serves another try, though the signing keys could not be asked for at the first', async () => {
  user.password = NEW
  const link = await mailed('token_hash')
  project.intercept = ({ path }) => (path.includes('/.well-known/') ? { status: 503, body: {} } : undefined)
  expect(await use(link)).toEqual(refusal('same'))
  project.intercept = () => undefined
  user.password = 'correct horse battery'
  expect(await redirectOf(use(link))).toBe('/admin/login?notice=passwordSet')
})

test.each(['code', 'token_hash'] as const)('a %s sets the password and ends every session', async (kind) => {
  project.auth.session(user)
  const link = await mailed(kind)
  expect(await redirectOf(use(link))).toBe('/admin/login?notice=passwordSet')
  expect(user.password).toBe(NEW)
  expect(project.auth.sessions).toEqual([])
  expect(jar.get('new-password-link')).toBeUndefined()
  // Without it the database permits no password to a session that lacks the second factor.
  expect(project.calls).toContain('POST /rest/v1/rpc/note_password_link')
})

test.each(['code', 'token_hash'] as const)('a %s works once', async (kind) => {
  const link = await mailed(kind)
  await redirectOf(use(link))
  expect(await use(link)).toEqual(refusal('linkInvalid'))
})

test('a code works only in the browser that requested it', async () => {
  const link = await mailed('code')
  jar.clear()
  expect(await use(link)).toEqual(refusal('linkInvalid'))
  expect(user.password).not.toBe(NEW)
})

test.each([
  ['code', 'tooManyAttempts', requestLimit],
  ['token_hash', 'tooManyAttempts', requestLimit],
  ['code', 'setFailed', () => PLATFORM.paused],
  ['token_hash', 'setFailed', () => PLATFORM.paused],
  ['code', 'setFailed', () => ({ status: 503, body: {} })],
] as const)('a %s that meets %s is not spent', async (kind, code, answer) => {
  const link = await mailed(kind)
  project.intercept = (call) => (/\/(?:verify|token)$/.test(call.path) ? answer(call) : undefined)
  expect(await use(link)).toEqual(refusal(code))
  project.intercept = () => undefined
  expect(await redirectOf(use(link))).toBe('/admin/login?notice=passwordSet')
})

test('after a password that the project calls weak, the link’s session accepts another', async () => {
  const link = await mailed('token_hash')
  project.intercept = (call) =>
    call.method === 'PUT'
      ? authError(call, 422, 'weak_password', 'Password is known to be weak and easy to guess')
      : undefined
  expect(await use(link)).toEqual(refusal('weak'))
  project.intercept = () => undefined
  expect(await redirectOf(use(link))).toBe('/admin/login?notice=passwordSet')
})

test('a session that began with a password does not pass for a link’s', async () => {
  const tokens = Buffer.from(JSON.stringify(project.auth.session(user))).toString('base64url')
  const link = { kind: 'token_hash', value: 'a'.repeat(40) } as const
  for (const proof of [undefined, 'invented', link.value]) {
    jar.set('sb-new-password', `base64-${tokens}`)
    if (proof) jar.set('new-password-link', proof)
    expect(await actions.setNewPassword('en', link, { used: true }, form({ password: NEW }))).toEqual(
      refusal('linkInvalid'),
    )
  }
  expect(user.password).toBe('correct horse battery')
})

test('a redeemed link’s proof does not serve another session', async () => {
  user.password = NEW
  const link = await mailed('token_hash')
  expect(await use(link)).toEqual(refusal('same'))
  const victim = project.auth.add('anna@example.org')
  const tokens = Buffer.from(JSON.stringify(project.auth.session(victim))).toString('base64url')
  jar.set('sb-new-password', `base64-${tokens}`)
  expect(await use(link)).toEqual(refusal('linkInvalid'))
  expect(victim.password).not.toBe(NEW)
})

test('the former password is refused', async () => {
  user.password = NEW
  expect(await use(await mailed('token_hash'))).toEqual(refusal('same'))
})

test.each([
  ['an address without an account', 'nobody@example.org', () => undefined],
  ["an account whose mail is over the project's limit", user.email, mailLimit],
  ['an account of a paused project', user.email, () => PLATFORM.paused],
])('%s gets the same answer, and no address is logged', async (_, email, answer) => {
  project.intercept = (call) => (call.path.endsWith('/recover') ? answer(call) : undefined)
  expect(await ask(email)).toEqual(SENT)
  expect(JSON.stringify(jest.mocked(console.error).mock.calls)).not.toContain(email)
})
