/** `npm run doctor` on a hosted project, imitated on the embedded database. */
import { jobKeyOf } from '../../../lib/job-keys.mjs'
import { CRON_SECRET, deployedSite } from '../../deployed-site'
import { PLATFORM } from '../../hosted/answer'
import { HostedProject } from '../../hosted/project'
import { inFull, wide } from '../../scope'
import { doctor, mailServer } from './doctor'
import { call, secret } from '../rest'

// The command makes a database for comparison, also on a slow machine.
jest.setTimeout(300_000)

/** The settings it cannot read, with how to compare them. */
const SETTINGS = /^Settings: .* are not asked here\. \| SITE_URL=… npx supabase@3 config push /

const project = new HostedProject()
let mail: Awaited<ReturnType<typeof mailServer>>
let site: Awaited<ReturnType<typeof deployedSite>>

/** The state that the project reports. */
let state: Record<string, unknown>

beforeAll(async () => {
  await project.start()
  mail = await mailServer()
  site = await deployedSite()
})
afterAll(async () => {
  await site.close()
  await project.end()
  await mail.close()
})
beforeEach(async () => {
  const own = (await call(secret, 'project_state')).body as Record<string, unknown>
  state = {
    ...own,
    job_runs: { mail: 1, payments: 1, purge: 300 },
    cron: ['purge-expired', 'vacuum-erased'].map((name) => ({
      name,
      active: true,
      status: 'succeeded',
      minutes: 300,
    })),
  }
  project.auth.settings = { disable_signup: false, external: { email: true, anonymous_users: false } }
  project.functions.set('project_state', () => state)
  project.intercept = () => undefined
  site.answers = {}
})

const ask = (environment: Record<string, string> = {}) =>
  doctor({
    ...project.ownersEnvironment,
    SMTP_URL: mail.address(),
    MAIL_FROM: 'site@example.org',
    SITE_URL: site.url,
    CRON_SECRET,
    ...environment,
  })

inFull(test)('a healthy project has no faults, and no secret is printed', async () => {
  const { code, wrong, unknown, text } = await ask()
  expect([wrong, unknown, code]).toEqual([[], [expect.stringMatching(SETTINGS)], 0])
  expect(text).not.toMatch(/sb_secret|smtp:/)
  for (const secret of [CRON_SECRET, process.env.JOB_SECRET, jobKeyOf('mail', process.env)])
    expect(text).not.toContain(secret)
})

test('every possible fault is named, with where to mend it', async () => {
  project.auth.settings = { disable_signup: true, external: { email: false, anonymous_users: true } }
  const [first, ...applied] = state.migrations as { version: string }[]
  const migrations = [...applied, { version: '20991231000000', name: 'of another version' }]
  Object.assign(state, { migrations, cron: null, job_runs: { mail: 45 } })
  site.answers = { '/api/health/jobs': [503, { status: 'late' }] }
  const { code, wrong, unknown, text } = await ask({ SMTP_URL: mail.address('a wrong p@ssword') })
  expect(code).toBe(1)
  const found = wrong.map((each) => each.split(' | ')[0])
  expect(found).toEqual([
    'Sign-up: new users may not sign up, so nobody can accept an invitation.',
    'Sign-up: signing in with an e-mail address is off, so no staff can sign in.',
    'Sign-up: anonymous users may sign in, which nothing here uses.',
    `Migrations: ${first!.version} not applied.`,
    'Migrations: 20991231000000 applied, but not in this repository.',
    'Cron: pg_cron is off, or the owner of the migrations may not use it: expired data is never deleted.',
    'Last runs: mail ran 45 minutes ago.',
    expect.stringMatching(
      /^Mail of the site: 127\.0\.0\.1:\d+ refuses the user or the password of SMTP_URL\.$/,
    ),
    'Site: a job is late, or mail waits for an hour.',
  ])
  // Each says how to mend it.
  expect(wrong.filter((each) => !each.includes(' | '))).toEqual([])
  expect(unknown).toEqual([
    'Schema and grants: compared once all migrations are applied.',
    expect.stringMatching(SETTINGS),
  ])
  expect(text).not.toMatch(/a wrong p|a%20wrong/)
})

inFull(test)('failing or overdue jobs are named, as are migrations run by hand', async () => {
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
    'Cron: the job purge-expired last ran 33 hours ago. | Integrations → Cron: see its history. After a pause of the project it runs again the next night.',
    "Cron: the job vacuum-erased is missing, so the files of the database keep deleted data. | In the SQL editor: select cron.schedule('vacuum-erased', '45 1 * * *', 'vacuum');",
    'Cron: the job send-mail failed on its last run. | Integrations → Cron: its history says why.',
  ])
})

test('without the secret key it names the unchecked parts, and where to look', async () => {
  const { code, wrong, unknown } = await ask({ SUPABASE_SECRET_KEY: '' })
  expect([wrong, code]).toEqual([[], 0])
  expect(unknown).toEqual([
    expect.stringContaining('Database: not asked, because SUPABASE_SECRET_KEY is not set for this command.'),
    expect.stringMatching(SETTINGS),
  ])
})

const END = 'Mend this first, then run the doctor again.'

test.each([
  ['paused', PLATFORM.paused, 'The project is paused. Restore it in the dashboard, and try again.'],
  ...wide([
    'restricted',
    PLATFORM.restricted,
    'The project is restricted, because of its quota or an unpaid bill: see the dashboard.',
  ] as const),
] as const)('a project that is %s is asked nothing more', async (_, answer, sentence) => {
  project.intercept = () => answer
  const { code, wrong } = await ask()
  expect([wrong, code]).toEqual([[`${sentence} | ${END}`], 1])
})

test('an address without a project and a foreign key are named', async () => {
  const nowhere = await ask({ SUPABASE_URL: 'https://no-project.invalid' })
  expect(nowhere.wrong).toEqual([expect.stringContaining('There is nothing at no-project.invalid.')])
  const other = await ask({ SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_another' })
  expect(other.wrong).toEqual([expect.stringContaining('The project does not know the publishable key.')])
  expect([nowhere.code, other.code]).toEqual([1, 1])
})
