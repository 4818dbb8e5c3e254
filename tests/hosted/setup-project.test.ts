/** `npm run setup -- project` with a stand-in for Supabase's Management API. */
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { ManagementServer } from './management'
import { HostedProject, KEYS } from './project'

// Each test starts processes; slow machines need time.
jest.setTimeout(60_000)

const FILES = readdirSync('supabase/migrations').map((file) => file.split('_')[0]!)
const project = new HostedProject()
let management: ManagementServer
let keys: Set<string>
/** A project that is ready, and what was printed when it became so. */
let ready: { answer: Awaited<ReturnType<typeof setUp>>; management: ManagementServer; keys: Set<string> }

/** Begins with a new project. */
function begin() {
  management = new ManagementServer(KEYS)
  keys = new Set()
}

/** Begins with the project that is ready. */
function beginReady() {
  management = Object.assign(
    new ManagementServer(KEYS),
    structuredClone({ ...ready.management, changes: [] }),
  )
  keys = new Set(ready.keys)
}

beforeAll(async () => {
  await project.start()
  project.intercept = (call) => management.answer(call)
  project.functions.set('add_first_job_key', ({ body }) => {
    const isFirst = !keys.has(String(body.job_purpose))
    keys.add(String(body.job_purpose))
    return isFirst
  })
  begin()
  ready = { answer: await setUp(SITE), management, keys }
})
afterAll(() => project.end())
beforeEach(begin)

const SITE = { SITE_URL: 'https://www.example.org' }
const run = promisify(execFile)
const preload = pathToFileURL('tests/hosted/redirect-fetch.mjs').href

function setUp(environment: Record<string, string> = {}, ref = management.ref) {
  const env = {
    ...process.env,
    SUPABASE_URL: 'https://zzzzzzzzzzzzzzzzzzzz.supabase.co',
    JOB_SECRET: '',
    SUPABASE_ACCESS_TOKEN: management.token,
    STAND_IN: project.url,
    ...environment,
  }
  return run(process.execPath, ['--import', preload, 'scripts/setup.mjs', 'project', ref], { env }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
  )
}

test('makes a new project ready, and prints what the web server needs but no other key', () => {
  beginReady()
  const { code, text } = ready.answer
  expect(code).toBe(0)
  expect(management.applied).toEqual(FILES.toSorted())
  expect(management.settings).toMatchObject({
    '/postgrest': { db_schema: 'public', max_rows: 1000 },
    '/config/storage': { fileSizeLimit: 15728640 },
    '/config/auth': { site_url: SITE.SITE_URL, password_min_length: 12, jwt_exp: 3600 },
  })
  expect(text).toContain(`SUPABASE_URL=https://${management.ref}.supabase.co\n`)
  expect(text).toContain(`SUPABASE_PUBLISHABLE_KEY=${KEYS.publishable}\n`)
  expect(text).toMatch(/^JOB_\w+=[\w-]{43}$/m)
  expect(text).toContain('--remote="postgresql://postgres.abcdefghijklmnopqrst:<password>@aws-0-')
  expect(text).not.toContain('vercel.json')
  for (const secret of [KEYS.secret, management.token]) expect(text).not.toContain(secret)
})

test('run again, changes nothing and says so', async () => {
  beginReady()
  const { code, text } = await setUp(SITE)
  expect([code, management.changes]).toEqual([0, []])
  expect(text).toContain(`all ${FILES.length} were applied already`)
  expect(text.match(/its settings were right already/g)).toHaveLength(3)
  expect(text).not.toMatch(/^JOB_/m)
})

test('mends one setting, and applies what was added since', async () => {
  beginReady()
  const last = management.applied.pop()!
  management.settings['/config/auth']!.disable_signup = true
  const { text } = await setUp(SITE)
  expect(management.changes).toEqual([`migration ${last}`, 'PATCH /config/auth'])
  expect(text).toContain('Authentication: set disable_signup.')
})

test('goes on after a failed migration where it stopped', async () => {
  management.broken = FILES.toSorted()[3]!
  expect(await setUp()).toMatchObject({ code: 1, text: expect.stringContaining('syntax error') })
  expect([management.applied.length, management.settings]).toEqual([3, {}])
  management.broken = ''
  expect((await setUp()).code).toBe(0)
  expect(management.applied).toEqual(FILES.toSorted())
})

test('names the region for Vercel if the database is elsewhere', async () => {
  beginReady()
  management.region = 'eu-west-2'
  expect((await setUp()).text).toContain('Set "regions" in vercel.json to ["lhr1"]')
})

test.each([
  ['a wrong token', () => setUp({ SUPABASE_ACCESS_TOKEN: 'sbp_other' }), 'does not accept the token'],
  ['no token', () => setUp({ SUPABASE_ACCESS_TOKEN: '' }), 'Usage: SUPABASE_ACCESS_TOKEN='],
  ['no reference', () => setUp({}, 'https://x.supabase.co'), 'Usage: SUPABASE_ACCESS_TOKEN='],
  ['another project', () => setUp({}, 'zyxwvutsrqzyxwvutsrq'), 'has no such project'],
])('ends with a sentence for %s, and changes nothing', async (_, ended, sentence) => {
  expect(await ended()).toEqual({ code: 1, text: expect.stringContaining(sentence) })
  expect(management.changes).toEqual([])
})

test.each([
  ['a paused project', () => (management.status = 'INACTIVE'), 'is not ready (INACTIVE)'],
  [
    'foreign migrations',
    () => management.applied.push('20200101000000'),
    'not in this repository: 20200101000000',
  ],
  [
    'a gap in the migrations',
    () => management.applied.push(FILES.toSorted().at(-1)!),
    'lacks a migration older',
  ],
])('refuses %s, and changes nothing', async (_, prepare, sentence) => {
  prepare()
  expect(await setUp()).toEqual({ code: 1, text: expect.stringContaining(sentence) })
  expect(management.changes).toEqual([])
})
