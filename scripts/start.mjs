/**
 * `npm start`: installs, starts the embedded backend when no hosted one is configured, builds and serves.
 * `npm run dev` is the same with Next's development server (--dev). README, "Run it".
 */
import { join } from 'node:path'
import { build, requireDistDir } from './build.mjs'
import { loadEnvironment } from './environment.mjs'
import { install } from './install.mjs'
import { dataDir, ensureLocalStaff, localEnvironment, openBackend, requireDataDir } from './local.mjs'
import { port, requireFreePort } from './ports.mjs'
import { startSite } from './site.mjs'
import { supervise } from './supervise.mjs'
import { writeScenes } from './scenes.mjs'
import { fail, requireNode, say } from './terminal.mjs'
import { writeThemeScript } from './theme.mjs'

/** What ends each process that was started. */
const ends = []
async function stop(code) {
  // At the same time, as Ctrl-C reaches all of them: none may be taken for one that crashed.
  await Promise.all(ends.map((end) => end()))
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop(0))

requireNode()
const dev = process.argv.includes('--dev')
await loadEnvironment(dev)
const embedded = !process.env.SUPABASE_URL && !process.env.NEXT_PUBLIC_SUPABASE_URL
const sitePort = port('PORT', 3000)
const backendPort = port('SUPABASE_PORT', 54321)
// Before anything is changed that another site in this folder may be using.
await requireDistDir()
if (embedded) await requireDataDir()
await requireFreePort(sitePort, 'PORT')
if (embedded) await requireFreePort(backendPort, 'SUPABASE_PORT')
await install()

process.env.NEXT_TELEMETRY_DISABLED = '1'
process.env.SITE_URL ||= `http://localhost:${sitePort}`
let account
if (embedded) {
  say('Starting the embedded Supabase …')
  Object.assign(process.env, localEnvironment())
  const complain = (sentence) =>
    process.stderr.write(
      `✗ ${sentence} ${join(dataDir(), 'backend.log')} says why. The site goes on with the pages it has; end it and start again to mend it.\n`,
    )
  ends.push(
    await supervise('The embedded Supabase', openBackend, complain).catch((error) => fail(error.message)),
  )
  account = await ensureLocalStaff()
}

if (dev) await Promise.all([writeThemeScript(), writeScenes()])
else await build()

const giveUp = (sentence) => {
  process.stderr.write(`\n✗ ${sentence} Its messages are above.\n`)
  return stop(1)
}
ends.push(
  await supervise('The site', () => startSite(dev, sitePort), giveUp).catch((error) => giveUp(error.message)),
)
say(`The site is at http://localhost:${sitePort}`)
if (account) {
  say(
    `Staff sign in at http://localhost:${sitePort}/admin/login as ${account.email} with password ${account.password}`,
  )
  say(`Mail that the site sends lies in ${join(dataDir(), 'mail')}`)
}
say('Ctrl-C ends it.')
