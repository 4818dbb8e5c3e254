/** What `npm run doctor` says of a hosted project, whose database answers as that of the embedded one does. */
import { readFileSync } from 'node:fs'
import { type Answer, type Call, PLATFORM, json } from '../hosted/answer'
import { HostedProject } from '../hosted/project'
import { inFull } from '../scope'
import { doctor, mailServer } from './doctor'
import { call, secret } from './rest'

// The command makes a database of its own to compare with, also on a slow machine.
jest.setTimeout(300_000)

const REF = 'abcdefghijklmnopqrst'
const TOKEN = 'sbp_of_a_test_of_the_doctor'
const SITE = 'https://courses.example.org'
const project = new HostedProject()
let mail: Awaited<ReturnType<typeof mailServer>>

/** What the project says of itself, and the settings that the Management API gives of it. */
let state: Record<string, unknown>
let config: Record<string, unknown>
let status: Record<string, unknown>
let fileSizeLimit: number

/** Supabase's Management API, whose address the command takes from the environment. */
function management({ path, headers }: Call): Answer | undefined {
  const [, ref, rest] = /^\/v1\/projects\/(\w+)(\/.*)?$/.exec(path) ?? []
  if (!ref) return undefined
  if (headers.authorization !== `Bearer ${TOKEN}` || ref !== REF)
    return json({ message: 'Unauthorized' }, 401)
  if (rest === '/config/auth') return json(config)
  return json(rest === '/config/storage' ? { fileSizeLimit } : status)
}

beforeAll(async () => {
  await project.start()
  mail = await mailServer()
})
afterAll(async () => {
  await project.end()
  await mail.close()
})
beforeEach(async () => {
  const html = readFileSync('supabase/templates/recovery.html', 'utf8')
  const own = (await call(secret, 'project_state')).body as Record<string, unknown>
  state = {
    ...own,
    mail_waiting: 0,
    admins: 2,
    cron: ['purge-expired', 'vacuum-erased'].map((name) => ({
      name,
      active: true,
      status: 'succeeded',
      minutes: 300,
    })),
  }
  config = {
    site_url: SITE,
    jwt_exp: 3600,
    mailer_otp_exp: 3600,
    mailer_otp_length: 10,
    mailer_templates_recovery_content: html.replaceAll('\n', '\r\n'),
    mailer_subjects_recovery: 'Reset your password · Herstel jou wagwoord',
    password_min_length: 12,
    smtp_host: 'mail.example.org',
  }
  status = { status: 'ACTIVE_HEALTHY', region: 'eu-west-1' }
  fileSizeLimit = 50 * 2 ** 20
  project.auth.settings = { disable_signup: false, external: { email: true, anonymous_users: false } }
  project.functions.set('project_state', () => state)
  project.intercept = management
})

const ask = (environment: Record<string, string> = {}) =>
  doctor({
    ...project.ownersEnvironment,
    SUPABASE_ACCESS_TOKEN: TOKEN,
    SUPABASE_PROJECT_ID: REF,
    SUPABASE_API_URL: project.url,
    SITE_URL: SITE,
    STAFF_MAIL: 'on',
    SMTP_URL: mail.address(),
    MAIL_FROM: 'site@example.org',
    ...environment,
  })

inFull(test)('nothing is wrong with one that is as it must be, and no secret is printed', async () => {
  const { code, wrong, unknown, text } = await ask()
  expect([wrong, unknown, code]).toEqual([[], [], 0])
  expect(text).toContain('✓ Project: it runs, in the region eu-west-1.')
  expect(text).not.toMatch(/sb_secret|sbp_|smtp:/)
  for (const name of ['JOB_KEY_MAIL', 'JOB_KEY_SECOND_FACTOR']) expect(text).not.toContain(process.env[name])
})

test('everything that can be wrong is named, with where to mend it', async () => {
  project.auth.settings = { disable_signup: true, external: { email: false, anonymous_users: true } }
  const [first, ...applied] = state.migrations as { version: string }[]
  const migrations = [...applied, { version: '20991231000000', name: 'of another version' }]
  Object.assign(state, { migrations, admins: 0, notifications_waiting: 2, cron: null })
  Object.assign(config, {
    site_url: 'http://localhost:3000',
    jwt_exp: 60,
    mailer_otp_exp: 86_400,
    mailer_otp_length: 6,
    mailer_templates_recovery_content: '<a href="{{ .ConfirmationURL }}">Reset Password</a>',
    password_min_length: 20,
    password_required_characters: 'abc:ABC:123',
    security_update_password_require_current_password: true,
    security_captcha_enabled: true,
    smtp_host: null,
  })
  fileSizeLimit = 2 ** 20
  status.status = 'ACTIVE_UNHEALTHY'
  project.intercept = (call) => (call.path.endsWith('jwks.json') ? json({ keys: [] }) : management(call))
  const { code, wrong, unknown, text } = await ask({ SMTP_URL: mail.address('a wrong p@ssword') })
  expect(code).toBe(1)
  const found = wrong.map((each) => each.split(' | ')[0])
  expect(found).toEqual([
    'Sign-up: new users may not sign up, so that nobody can accept an invitation.',
    'Sign-up: signing in with an e-mail address is off, so that no staff can sign in.',
    'Sign-up: anonymous users may sign in, which nothing here uses.',
    `Migrations: ${first!.version} not applied.`,
    'Migrations: 20991231000000 applied, but not in this repository.',
    'Cron: pg_cron is off, or the owner of the migrations may not use it: nothing is ever erased.',
    'Jobs: notifications of PayFast that have been due for more than five minutes: 2.',
    'Staff: nobody is admin yet.',
    'Project: its state is ACTIVE_UNHEALTHY.',
    'Settings: a token is not valid for 3600 seconds, as the cookies of the site take it to be (jwt_exp).',
    'Settings: a mailed link does not work for one hour, as the mail says (mailer_otp_exp).',
    'Settings: the codes that mailed links are made from can be guessed: they need 8 digits or more (mailer_otp_length).',
    'Settings: passwords must be longer than the 12 characters that the site asks for (password_min_length).',
    'Settings: passwords must have kinds of characters that the site does not ask for (password_required_characters).',
    'Settings: "Require current password" is on, so that nobody can replace a first password (security_update_password_require_current_password).',
    'Settings: a CAPTCHA is required, so that nobody can sign in (security_captcha_enabled).',
    'Settings: Site URL is http://localhost:3000, not https://courses.example.org, so that mailed links lead elsewhere.',
    'Settings: the template "Reset password", or its subject, is not supabase/templates/recovery.html.',
    "Settings: STAFF_MAIL is on, but the project has no mail server: Supabase's own sends two messages an hour, to its team alone.",
    'Storage: the project takes 1048576 bytes at most, less than a bucket (15728640).',
    expect.stringMatching(
      /^Mail of the site: 127\.0\.0\.1:\d+ refuses the user or the password of SMTP_URL\.$/,
    ),
  ])
  // Each says how to mend it.
  expect(wrong.filter((each) => !each.includes(' | '))).toEqual([])
  expect(unknown).toEqual([
    expect.stringContaining('its former shared secret'),
    'Schema and grants: compared once all migrations are applied.',
  ])
  expect(text).not.toMatch(/a wrong p|a%20wrong/)
})

inFull(test)('a job that fails or ran long ago is named, and so are migrations run by hand', async () => {
  state.migrations = null
  state.cron = [
    { name: 'purge-expired', active: true, status: 'succeeded', minutes: 2000 },
    { name: 'send-mail', active: true, status: 'failed', minutes: 1 },
  ]
  const { wrong } = await ask()
  expect(wrong).toEqual([
    expect.stringMatching(
      /^Migrations: the project keeps no list of them.* repair .*--status applied 20261121000100 /,
    ),
    'Cron: the job purge-expired ran last 33 hours ago. | Integrations → Cron: see its history. A project that was paused runs it again in the next night.',
    "Cron: the job vacuum-erased is missing, so that the files of the database keep what was erased. | In the SQL editor: select cron.schedule('vacuum-erased', '45 1 * * *', 'vacuum');",
    'Cron: the job send-mail failed when it ran last. | Integrations → Cron: its history says why.',
  ])
})

test('without the secrets it says what it could not ask, and where to look', async () => {
  const { code, wrong, unknown } = await ask({
    SUPABASE_SECRET_KEY: '',
    SUPABASE_ACCESS_TOKEN: '',
  })
  expect([wrong, code]).toEqual([[], 0])
  expect(unknown).toEqual([
    expect.stringContaining('Database: not asked, because SUPABASE_SECRET_KEY is not set for this command.'),
    expect.stringMatching(/Settings: not asked, because SUPABASE_ACCESS_TOKEN is not set.*URL Configuration/),
  ])
})

const END = 'See what else is wrong when this is mended.'

test.each([
  ['paused', PLATFORM.paused, 'The project is paused. Restore it in the dashboard, and try again.'],
  [
    'restricted',
    PLATFORM.restricted,
    'The project is restricted, because of its quota or an unpaid bill: see the dashboard.',
  ],
])('a project that is %s is asked nothing more', async (_, answer, sentence) => {
  project.intercept = () => answer
  const { code, wrong } = await ask()
  expect([wrong, code]).toEqual([[`${sentence} | ${END}`], 1])
})

test('an address without a project, and the key of another, are named', async () => {
  const nowhere = await ask({ SUPABASE_URL: 'https://no-project.invalid' })
  expect(nowhere.wrong).toEqual([expect.stringContaining('There is nothing at no-project.invalid.')])
  const other = await ask({ SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_another' })
  expect(other.wrong).toEqual([expect.stringContaining('The project does not know the publishable key.')])
  expect([nowhere.code, other.code]).toEqual([1, 1])
})
