/**
 * `npm run doctor`: asks the configured project, hosted or embedded, whether everything is as the site needs it, and says how
 * to mend what is not. Exit code 1 where something is wrong. It changes nothing, sends nothing and prints no secret. With a
 * hosted project the secret key (SUPABASE_SECRET_KEY) and a token of the Management API (SUPABASE_ACCESS_TOKEN) are given to
 * this one command; what it cannot ask without them it lists. Needs the packages.
 */
import { loadEnvironment } from './environment.mjs'
import { account } from './doctor/account.mjs'
import { buckets, jobKeys, migrations, stateOf } from './doctor/database.mjs'
import { admins, cron, waiting } from './doctor/jobs.mjs'
import { expectedState } from './doctor/expected.mjs'
import { siteMail } from './doctor/mail.mjs'
import { objects } from './doctor/objects.mjs'
import { clock, exposedSchemas, reach, signUp, signingKeys } from './doctor/reach.mjs'
import { report } from './doctor/report.mjs'
import { mailEnvironment } from './local-servers.mjs'
import { localEnvironment, localSecrets, requireRunningSite } from './local.mjs'
import { hostedUrl, publishableKey } from './project.mjs'
import { fail, say } from './terminal.mjs'

await loadEnvironment()

/** The project, its keys, and the environment of its web server as far as it is known here. */
function configured() {
  const { env } = process
  const url = hostedUrl()
  if (url) return { url, key: publishableKey(), secretKey: env.SUPABASE_SECRET_KEY, env, isHosted: true }
  requireRunningSite()
  const local = localEnvironment()
  const secretKey = localSecrets().secretKey
  const own = { ...env, ...local, ...mailEnvironment() }
  return {
    url: local.SUPABASE_URL,
    key: local.SUPABASE_PUBLISHABLE_KEY,
    secretKey,
    env: own,
    isHosted: false,
  }
}

const project = configured()
say(`Asking ${project.url} …`)
const { finding, ...reached } = await reach(project)
if (finding) {
  await report([{ name: 'The project', run: () => [finding] }])
  process.exit(1)
}

/** What the migrations make, where there is anything to compare with it. */
function toCompare() {
  if (!project.secretKey && !project.env.SUPABASE_ACCESS_TOKEN) return null
  say('Running the migrations in memory, to compare with what they make …')
  return expectedState()
}
const ended = (what) => (error) => fail(`${what}: ${error.message}`)
const [expected, database] = await Promise.all([
  Promise.resolve(toCompare()).catch(ended('The migrations could not be run in memory')),
  stateOf(project).catch(ended('The database could not be asked')),
])
const context = { ...project, ...reached, expected, state: database.state }
const named = (checks) => Object.entries(checks).map(([name, run]) => ({ name, run: () => run(context) }))

const isFine = await report([
  ...named({ Clock: clock, 'Sign-up': signUp, 'Signing keys': signingKeys, 'Data API': exposedSchemas }),
  ...(database.finding
    ? [{ name: 'Database', run: () => [database.finding] }]
    : named({
        Migrations: migrations,
        Schema: objects,
        'Job keys': jobKeys,
        Storage: buckets,
        Cron: cron,
        Jobs: waiting,
        Staff: admins,
      })),
  ...named({ Settings: account, Mail: siteMail }),
])
say('Whether the content is ready is another question: node scripts/check-launch.mjs')
process.exit(isFine ? 0 : 1)
