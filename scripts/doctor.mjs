/**
 * `npm run doctor`: checks the configured project, hosted or embedded, and explains how to fix problems. Exit code 1 if
 * there are any. It changes nothing, sends nothing and prints no secret. For a hosted project the secret key
 * (SUPABASE_SECRET_KEY) is set for this one command. Needs the packages.
 */
import { localEnvironment, localSecrets, requireRunningSite } from './local/data-folder.mjs'
import { buckets, cron, expectedState, jobKeys, migrations, stateOf } from './doctor/database.mjs'
import { objects } from './doctor/objects.mjs'
import {
  bulkMail,
  exposedSchemas,
  ownersSettings,
  checkReachable,
  signUp,
  siteMail,
} from './doctor/services.mjs'
import { deployedSite, lastRuns } from './doctor/site.mjs'
import { loadEnvironment } from './environment.mjs'
import { mailEnvironment } from './local/services.mjs'
import { port } from './ports.mjs'
import { hostedUrl, publishableKey, unreachable } from './project.mjs'
import { fail, say } from './terminal.mjs'

/** The project, its keys, and its web server's environment as far as known here. */
function configured() {
  const { env } = process
  const url = hostedUrl()
  if (url) return { url, key: publishableKey(), secretKey: env.SUPABASE_SECRET_KEY, env, isHosted: true }
  requireRunningSite()
  const local = localEnvironment()
  return {
    url: local.SUPABASE_URL,
    key: local.SUPABASE_PUBLISHABLE_KEY,
    secretKey: localSecrets().secretKey,
    env: { SITE_URL: `http://localhost:${port('PORT', 3000)}`, ...env, ...local, ...mailEnvironment() },
    isHosted: false,
  }
}

/** The marks of findings by kind. `unsure` ones cannot be checked from here, or are a matter of choice. */
const MARKS = { good: '✓', wrong: '✗', unsure: '–' }
const kindOf = (finding) => Object.keys(MARKS).find((kind) => kind in finding)

/**
 * Prints findings, each followed by the line with its fix.
 * @param {{ good?: string, wrong?: string, unsure?: string, mend?: string }[]} findings
 */
function print(findings) {
  for (const finding of findings) {
    const kind = kindOf(finding)
    process.stdout.write(`${MARKS[kind]} ${finding[kind]}\n`)
    if (finding.mend) process.stdout.write(`    ${finding.mend}\n`)
  }
  return findings
}

await loadEnvironment()
const project = configured()
say(`Asking ${project.url} …`)
const { finding, settings } = await checkReachable(project)
if (finding) {
  print([finding])
  process.exit(1)
}
const all = []

/** Reports only the kind of a check's error: its message may quote a key. */
async function run(checks, context) {
  for (const check of checks)
    try {
      all.push(...print(await check(context)))
    } catch ({ name }) {
      const wrong = `${check.name} could not be checked (${name}).`
      all.push(...print([{ wrong, mend: 'Run it again in a moment.' }]))
    }
}

// The project is asked first: it closes a connection left idle while the migrations run here.
await run([signUp, exposedSchemas], { ...project, settings })
const database = await stateOf(project).catch((error) => fail(unreachable(project.url, true, error)))
if (database.state) {
  say('Running the migrations in memory, to compare with what they make …')
  const context = { ...project, state: database.state, expected: await expectedState() }
  await run([migrations, objects, jobKeys, buckets, cron, lastRuns], context)
} else all.push(...print([database.finding]))
await run([ownersSettings, siteMail, bulkMail, deployedSite], project)

const count = (kind) => all.filter((each) => kindOf(each) === kind).length
say(`${count('good')} as they should be, ${count('wrong')} wrong, ${count('unsure')} to look at by hand.`)
say('Whether the content is ready is another question: node scripts/check-launch.mjs')
process.exit(count('wrong') === 0 ? 0 : 1)
