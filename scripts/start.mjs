/**
 * `npm start`: installs, starts the embedded backend when no hosted one is configured, builds and serves.
 * `npm run dev` is the same with Next's development server (--dev). README, "Run it".
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.mjs'
import { loadEnvironment } from './environment.mjs'
import { install } from './install.mjs'
import { dataDir, ensureLocalStaff, localEnvironment, startBackend } from './local.mjs'
import { port, requireFreePort } from './ports.mjs'
import { ROOT, fail, requireNode, say } from './terminal.mjs'
import { writeThemeScript } from './theme.mjs'

requireNode()
const dev = process.argv.includes('--dev')
const sitePort = port('PORT', 3000)
await requireFreePort(sitePort, 'PORT')
await install()
await loadEnvironment(dev)

const embedded = !process.env.SUPABASE_URL && !process.env.NEXT_PUBLIC_SUPABASE_URL
let backend
let account
if (embedded) {
  await requireFreePort(port('SUPABASE_PORT', 54321), 'SUPABASE_PORT')
  say('Starting the embedded Supabase …')
  Object.assign(process.env, localEnvironment())
  backend = await startBackend()
  account = await ensureLocalStaff()
}
process.env.NEXT_TELEMETRY_DISABLED = '1'
process.env.SITE_URL ||= `http://localhost:${sitePort}`

if (dev) await writeThemeScript()
else await build()

const next = join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next')
const site = spawn(
  process.execPath,
  [next, dev ? 'dev' : 'start', '-H', 'localhost', '-p', String(sitePort)],
  {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: process.env,
  },
)

function stop(code) {
  site.removeAllListeners('exit')
  backend?.removeAllListeners('exit')
  site.kill('SIGTERM')
  if (!backend || backend.exitCode !== null) return process.exit(code)
  backend.once('exit', () => process.exit(code))
  backend.kill('SIGTERM')
}
site.once('exit', (code) => stop(code ?? 1))
backend?.once('exit', () => {
  process.stderr.write(
    '✗ The embedded Supabase ended. The site goes on with the pages it has; start again to mend it.\n',
  )
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop(0))

await answering(`http://localhost:${sitePort}/robots.txt`)
say(`The site is at http://localhost:${sitePort}`)
if (account) {
  say(
    `Staff sign in at http://localhost:${sitePort}/admin/login as ${account.email} with password ${account.password}`,
  )
  say(`Mail that the site sends lies in ${join(dataDir, 'mail')}`)
}
say('Ctrl-C ends it.')

async function answering(address) {
  for (let tries = 0; tries < 240; tries++) {
    const answer = await fetch(address, { redirect: 'manual' }).catch(() => null)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  fail('The site did not answer within a minute.')
}
