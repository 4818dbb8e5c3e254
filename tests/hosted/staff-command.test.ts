/** `npm run staff` and `npm run setup` with a hosted project, through its auth server's admin API. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { jsonOf } from '../../scripts/project.mjs'
import { type Call, PLATFORM, authError, json } from './answer'
import { HostedProject } from './project'

// Each test starts processes; slow machines need time.
jest.setTimeout(60_000)

const project = new HostedProject()
const EMAIL = 'thandi@example.org'
let staff: Map<string, string>
let admissions: string[]

beforeAll(() => project.start())
afterAll(() => project.end())
beforeEach(() => {
  staff = new Map()
  admissions = []
  project.intercept = () => undefined
  project.auth.users = []
  const email = ({ body }: Call) => String(body.account_email).toLowerCase()
  const hasAccount = (call: Call) => project.auth.users.some((user) => user.email === email(call))
  project.functions
    .set('staff_accounts', () => [...staff].map(([address, role]) => ({ email: address, role })))
    .set('staff_admission', (call) => `admission of ${email(call)}`)
    .set('staff_first_password', hasAccount)
    .set('staff_add', (call) => {
      if (hasAccount(call)) staff.set(email(call), String(call.body.account_role))
      return hasAccount(call)
    })
})

const run = promisify(execFile)

async function command(environment: Record<string, string>, script: string, ...words: string[]) {
  const env = { ...process.env, ...project.ownersEnvironment, ...environment }
  return run(process.execPath, [`scripts/${script}.mjs`, ...words], { env }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
  )
}
const addAdmin = (environment = {}) => command(environment, 'staff', 'add', EMAIL, '--role', 'admin')

/** Lets calls through, and records the admission tokens of new accounts. */
function watch() {
  project.intercept = ({ method, path, body }) => {
    if (method === 'POST' && path === '/auth/v1/admin/users')
      admissions.push(String((body.user_metadata as { invitation_token: string }).invitation_token))
    return undefined
  }
}

test('creates an account with a working password, which the database is told to admit', async () => {
  watch()
  const { code, text } = await addAdmin()
  expect([code, text]).toEqual([0, expect.stringContaining(`${EMAIL} is admin now. Temporary password: `)])
  expect(project.auth.users).toMatchObject([
    { email: EMAIL, password: /Temporary password: (\S+)/.exec(text)![1] },
  ])
  expect(admissions).toEqual([`admission of ${EMAIL}`])
})

test('replaces the password of an account far down the list, and ends its sessions', async () => {
  for (let count = 0; count < 450; count++) project.auth.add(`${count}@example.org`)
  const user = project.auth.add(EMAIL)
  project.auth.session(user)
  staff.set(EMAIL, 'editor')
  const { code, text } = await command({}, 'staff', 'password', EMAIL)
  expect(code).toBe(0)
  expect(user.password).toBe(/New temporary password: (\S+)/.exec(text)![1])
  expect(project.auth.sessions).toEqual([])
})

test('of two addresses at once neither is changed', async () => {
  staff.set(EMAIL, 'editor')
  project.functions.set('staff_remove', ({ body }) => staff.delete(String(body.account_email)))
  const { code, text } = await command({}, 'staff', 'remove', EMAIL, 'other@example.org')
  expect([code, text]).toEqual([1, expect.stringContaining('✗ Usage: npm run staff -- ')])
  expect([...staff]).toEqual([[EMAIL, 'editor']])
})

test.each([
  ['a database that does not admit', 500, 'unexpected_failure', 'Database error creating new user'],
  ['rules for passwords that are too strict', 422, 'weak_password', 'Password should contain a symbol'],
])('%s is reported in the project’s words, and nobody becomes staff', async (_, status, code, message) => {
  project.intercept = (call) =>
    call.path === '/auth/v1/admin/users' ? authError(call, status, code, message) : undefined
  expect(await addAdmin()).toEqual({ code: 1, text: `\n✗ The project refused: ${message}\n` })
  expect(staff.size).toBe(0)
})

const PAUSED = 'The project is paused. Restore it in the dashboard, and try again.'

test.each([
  ['paused', PLATFORM.paused, PAUSED],
  [
    'restricted',
    PLATFORM.restricted,
    'The project is restricted, because of its quota or an unpaid bill: see the dashboard.',
  ],
  ['busy', json({}, 429), 'The project takes no more requests just now. Try again in five minutes.'],
])('a project that is %s is reported as such', async (_, answer, sentence) => {
  project.intercept = () => answer
  expect(await addAdmin()).toEqual({ code: 1, text: `\n✗ ${sentence}\n` })
  expect(await command({}, 'setup', 'keys')).toEqual({ code: 1, text: `\n✗ ${sentence}\n` })
})

test('a page in place of an answer is reported as such', async () => {
  project.intercept = () => ({
    status: 200,
    raw: '<!doctype html>',
    headers: { 'content-type': 'text/html' },
  })
  const text =
    '\n✗ There was no answer that can be read. Look whether it was done, and whether this is the address of the project.\n'
  expect(await addAdmin()).toEqual({ code: 1, text })
})

test('an answer that breaks off is not taken for an empty one', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('terminated')) })
  expect(await jsonOf(new Response(body))).toBeUndefined()
})

test('another project’s secret key is refused', async () => {
  const { code, text } = await addAdmin({ SUPABASE_SECRET_KEY: 'sb_secret_of_another' })
  expect([code, text]).toEqual([1, '\n✗ The project refused: Invalid API key\n'])
})

test('an address without a project is reported as such', async () => {
  const { code, text } = await addAdmin({ SUPABASE_URL: 'https://no-project.invalid' })
  expect(code).toBe(1)
  expect(text).toContain('There is nothing at no-project.invalid. Is the address right?')
})
