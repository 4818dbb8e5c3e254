/**
 * `npm run doctor`: checks the configured project, hosted or embedded, and explains how to fix problems. Exit code 1 if
 * there are any. It changes nothing, sends nothing and prints no secret. For a hosted project the secret key
 * (SUPABASE_SECRET_KEY) is set for this one command.
 */
import { localEnvironment, localSecrets } from './local/data-folder.mjs'
import { count, print, wrong } from './doctor/findings.mjs'
import { deployedSite, lastRuns } from './doctor/site.mjs'
import { loadEnvironment } from './environment.mjs'
import { mailEnvironment } from './local/services.mjs'
import { port } from './ports.mjs'
import { configuredProject, unreachable } from './project.mjs'
import { fail, say } from './terminal.mjs'

/** The project, its secret key, and its web server's environment as far as known here. */
function configured() {
  const { env } = process
  const project = configuredProject()
  if (project.isHosted) return { ...project, secretKey: env.SUPABASE_SECRET_KEY, env }
  const SITE_URL = `http://localhost:${port('PORT', 3000)}`
  const own = { SITE_URL, ...env, ...localEnvironment(), ...mailEnvironment() }
  return { ...project, secretKey: localSecrets().secretKey, env: own }
}

/** Reports only the kind of a check's error: its message may quote a key. */
async function run(checks, context) {
  for (const check of checks)
    try {
      ;[await check(context)].flat().forEach(print)
    } catch ({ name }) {
      print(wrong(`${check.name} could not be checked (${name}).`, 'Run it again in a moment.'))
    }
}

await loadEnvironment()
// Imported here, because they load packages, which a new clone has not installed before.
const { buckets, cron, expectedState, jobKeys, migrations, stateOf } = await import('./doctor/database.mjs')
const { objects } = await import('./doctor/objects.mjs')
const services = await import('./doctor/services.mjs')
const project = configured()
say(`Asking ${project.url} …`)
const { finding, settings } = await services.checkReachable(project)
if (finding) {
  print(finding)
  process.exit(1)
}
// The project is asked first: it closes a connection left idle while the migrations run here.
await run([services.signUp, services.exposedSchemas], { ...project, settings })
const database = await stateOf(project).catch((error) => fail(unreachable(project.url, true, error)))
if (database.state) {
  say('Running the migrations in memory, to compare with what they make …')
  const context = { ...project, state: database.state, expected: await expectedState() }
  await run([migrations, objects, jobKeys, buckets, cron, lastRuns], context)
} else print(database.finding)
await run([services.ownersSettings, services.siteMail, services.bulkMail, deployedSite], project)

say(`${count.good} as they should be, ${count.wrong} wrong, ${count.unsure} to look at by hand.`)
say('Whether the content is ready is another question: node scripts/check-launch.mjs')
process.exit(count.wrong === 0 ? 0 : 1)
