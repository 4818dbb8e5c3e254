/**
 * `npm start`: installs, starts the embedded backend if no hosted one is configured, builds and serves. `npm run dev`:
 * the same with Next's development server (--dev). docs/start.md.
 */
import { join } from 'node:path'
import { build, requireDistDir } from './build.mjs'
import { NEXT, SERVER, end, hasEnded, startNode, supervise } from './process/child.mjs'
import { backendPort, dataDir, localEnvironment, mailFolder, requireDataDir } from './local/data-folder.mjs'
import { install, loadEnvironment } from './environment.mjs'
import { writeGenerated } from './build/generated.mjs'
import { startJobs } from './jobs.mjs'
import {
  ensureLocalStaff,
  mailEnvironment,
  mailPorts,
  openBackend,
  openMailServer,
  openPayfast,
  payfastEnvironment,
  payfastPorts,
} from './local/services.mjs'
import { port, requireFreePort } from './ports.mjs'
import { fail, say } from './terminal.mjs'

/** Time limit for the first answer, in milliseconds. */
const PATIENCE = 60_000

/** Pause between readiness checks, in milliseconds. */
const PAUSE = 50

/**
 * Heap limit in megabytes. V8 collects less often the higher it is, and by default derives it from the machine's
 * memory: with a limit of 4 GB the site held one of them after five minutes of load, with this less than half of that.
 * NODE_OPTIONS may set another.
 */
const HEAP = 512

/** Node's options for the web server in production. */
const nodeOptions = () =>
  process.env.NODE_OPTIONS?.includes('max-old-space-size') ? [] : [`--max-old-space-size=${HEAP}`]

/**
 * glibc's per-thread arenas return the memory of image processing late. Two are enough here
 * (sharp.pixelplumbing.com/install#linux-memory-allocator). It would also keep more free memory the larger the
 * requested pieces; with a fixed limit, in bytes, it returns the excess, and memory stays level under load (mallopt(3),
 * M_TRIM_THRESHOLD).
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: String(128 * 2 ** 10) }

/**
 * Starts the web server and resolves to its process once it answers.
 * @throws Error with a sentence if it does not
 */
async function startSite(dev, number) {
  const child = startNode(
    [...(dev ? [NEXT, 'dev'] : [...nodeOptions(), SERVER]), '-H', 'localhost', '-p', String(number)],
    { env: { ...ALLOCATOR, ...process.env } },
  )
  const begun = Date.now()
  while (Date.now() - begun < PATIENCE && !hasEnded(child)) {
    const answer = await fetch(`http://localhost:${number}/robots.txt`, { redirect: 'manual' }).catch(
      () => null,
    )
    if (answer) return child
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  if (hasEnded(child)) throw new Error('The site ended before it answered.')
  await end(child)
  throw new Error('The site did not answer within a minute.')
}

/** Functions that end the started processes. */
const ends = []
async function stop(code) {
  // At the same time, as Ctrl-C reaches all of them: none may be taken for a crash.
  await Promise.all(ends.map((end) => end()))
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop(0))

const dev = process.argv.includes('--dev')
await loadEnvironment(dev)
const embedded = !process.env.SUPABASE_URL && !process.env.NEXT_PUBLIC_SUPABASE_URL
const sitePort = port('PORT', 3000)
/** The local servers, each unless another one is configured; `without` says what fails once it is given up. */
const localServers = () => [
  {
    name: 'The embedded Supabase',
    open: openBackend,
    ports: { SUPABASE_PORT: backendPort() },
    environment: localEnvironment,
    without: `${join(dataDir(), 'backend.log')} says why. The site goes on with the pages it has`,
  },
  !process.env.SMTP_URL && {
    name: 'The mail server',
    open: openMailServer,
    ports: mailPorts(),
    environment: mailEnvironment,
    without: 'Its messages are above. The site goes on and its mail waits',
  },
  !process.env.PAYFAST_URL && {
    name: 'The PayFast simulator',
    open: openPayfast,
    ports: payfastPorts(),
    environment: payfastEnvironment,
    without: 'Its messages are above. The site goes on and nobody can pay by card',
  },
]
const servers = embedded ? localServers().filter(Boolean) : []
const ports = Object.assign({}, ...servers.map((server) => server.ports))
// Before anything changes that another site in this folder may be using.
await requireDistDir()
if (embedded) await requireDataDir()
await requireFreePort(sitePort, 'PORT')
for (const number of Object.values(ports)) await requireFreePort(number, 'SUPABASE_PORT')
await install()

process.env.NEXT_TELEMETRY_DISABLED = '1'
process.env.SITE_URL ||= `http://localhost:${sitePort}`
Object.assign(process.env, ...servers.map(({ environment }) => environment()))

/** Starts a process beside the site and keeps it running. */
async function startBeside({ name, open, without }) {
  const complain = (sentence) =>
    process.stderr.write(`✗ ${sentence} ${without}; end it and start again to mend it.\n`)
  ends.push(await supervise(name, open, complain).catch((error) => fail(error.message)))
}

if (embedded) say('Starting the embedded Supabase …')
// In parallel: they are independent, and each takes a second or more.
const backend = Promise.all(servers.map(startBeside))
// While they start, the build checks whether it has anything to do.
await (dev ? writeGenerated() : build(backend))
await backend
const account = embedded && (await ensureLocalStaff())

const giveUp = (sentence) => {
  process.stderr.write(`\n✗ ${sentence} Its messages are above.\n`)
  return stop(1)
}
ends.push(
  await supervise('The site', () => startSite(dev, sitePort), giveUp).catch((error) => giveUp(error.message)),
)
say(`The site is at http://localhost:${sitePort}`)
if (account) {
  ends.push(startJobs(`http://localhost:${sitePort}`, process.env.CRON_SECRET))
  const { email, password } = account
  const how = password ? ` as ${email} with password ${password}` : ' with the passwords that they had before'
  say(`Staff sign in at http://localhost:${sitePort}/admin/login${how}`)
}
if (ports.MAILBOX_PORT)
  say(`Mail from the site is in ${mailFolder()}; read it at http://localhost:${ports.MAILBOX_PORT}`)
else if (embedded) say(`Mail for a forgotten password is in ${mailFolder()}; SMTP_URL sends all other mail`)
if (ports.PAYFAST_PORT)
  say(`Card payments go to a PayFast simulator, which moves no money: http://localhost:${ports.PAYFAST_PORT}`)
say('Ctrl-C ends it.')
