/**
 * A site as `npm start` runs it, on a copy of data that was made once, so that one build serves all drills. Nothing of
 * it outlives the process that started it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasEnded } from '../../scripts/child.mjs'
import { openDatabase } from '../../scripts/database.mjs'
import { JOB_KEYS, newJobKey } from '../../scripts/job-keys.mjs'
import { freePort, isFree } from '../../scripts/ports.mjs'
import { ROOT } from '../../scripts/terminal.mjs'
import { sleep, until } from './chance.mjs'
import { parts, signal } from './processes.mjs'

const END_WITH_PARENT = new URL('../../scripts/end-with-parent.mjs', import.meta.url).href

/** The build of the drills. It stays, and serves the next run too: address and keys are the same, if nothing has changed. */
const DIST = '.next-chaos'
/** Of the site and of its backend; others are taken where these are in use. */
const PORTS = [3990, 54990]
const SECRETS = {
  publishableKey: 'sb_publishable_of_the_drills',
  secretKey: 'sb_secret_of_the_drills',
  jwtSecret: 'a secret of the drills that is long enough for them',
  staffEmail: 'staff@example.org',
  staffPassword: 'a password of the drills',
  cronSecret: 'a cron secret of the drills',
}

/** How long a start may take, in milliseconds: the first one builds. */
const START = 600_000

/** How long a site may take to answer again after a fault: the longest pause of its supervisor, and two starts. */
const RECOVERY = 60_000

const folders = []
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A folder that is gone when this process ends. */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `chaos-${name}-`))
  folders.push(folder)
  return folder
}

/**
 * Makes the data of the seed and the build that all sites of a run are copies of.
 * @param {{ dist?: string, ports?: number[], environment?: object }} options what differs from the drills
 * @returns what `startSite` needs
 * @throws Error where the site does not start
 */
export async function prepareSites({ dist = DIST, ports = PORTS, environment = {} } = {}) {
  const open = async (wanted) => ((await isFree(wanted)) ? wanted : freePort())
  const [port, backendPort] = await Promise.all(ports.map(open))
  const base = {
    dist,
    folder: temporaryFolder('base'),
    log: join(temporaryFolder('log'), 'npm-start.log'),
    url: `http://localhost:${port}`,
    backendUrl: `http://127.0.0.1:${backendPort}`,
  }
  base.environment = {
    ...process.env,
    DIST_DIR: dist,
    PORT: String(port),
    SUPABASE_PORT: String(backendPort),
    SITE_URL: base.url,
    // Empty, so that no file names a hosted project: what follows must never reach one.
    SUPABASE_URL: '',
    NEXT_PUBLIC_SUPABASE_URL: '',
    // A header that no drill sends: the address of the client is unknown, and all leads of a drill are not one client's.
    TRUSTED_ADDRESS_HEADER: 'x-test-address',
    // Nothing listens there, so that no mail server is started and mail waits.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'no-reply@example.org',
    // Nothing listens there either, so that no PayFast simulator is started.
    PAYFAST_MERCHANT_ID: '10000100',
    PAYFAST_MERCHANT_KEY: '46f0cd694581a',
    PAYFAST_PASSPHRASE: 'jt7NOE43FZPn',
    PAYFAST_HOST: 'http://127.0.0.1:9',
    VERCEL: '',
    NEXT_TELEMETRY_DISABLED: '1',
    ...environment,
  }
  const jobKeys = Object.fromEntries(Object.values(JOB_KEYS).map((name) => [name, newJobKey()]))
  writeFileSync(join(base.folder, 'secrets.json'), JSON.stringify({ ...SECRETS, jobKeys }), { mode: 0o600 })
  const site = await startSite(base, { folder: base.folder })
  await site.end()
  return base
}

/** Changes limits in the database of a data folder that no site uses. */
export async function changeSettings(folder, settings) {
  const { connection, database } = await openDatabase({ folder: join(folder, 'db') })
  for (const [key, value] of Object.entries(settings))
    await database.query('update private.settings set value = $1 where key = $2', [value, key])
  await connection.close()
}

/**
 * Starts a site.
 * @param {{ folder?: string, environment?: object, through?: string[] }} options another data folder, which is left in
 * its place; variables; a command that starts the process
 * @throws Error with what it said, where it does not start
 */
export async function startSite(base, { folder, environment = {}, through = [] } = {}) {
  const data = folder ?? temporaryFolder('data')
  if (!folder) cpSync(base.folder, data, { recursive: true })
  const log = openSync(base.log, 'w')
  const [command, ...before] = [...through, process.execPath]
  const child = spawn(command, [...before, '--import', END_WITH_PARENT, 'scripts/start.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', log, log, 'ipc'],
    env: { ...base.environment, ...environment, DATA_DIR: data, ENDS_WITH_PARENT: '1' },
  })
  closeSync(log)
  const said = () => readFileSync(base.log, 'utf8')
  await until(() => hasEnded(child) || said().includes('Ctrl-C ends it.'), START)
  if (hasEnded(child)) throw new Error(said().trim())

  const headers = { apikey: SECRETS.secretKey, 'content-type': 'application/json' }

  /** The rows of a PostgREST query, all of them, read with the secret key. */
  async function rows(query, init = {}) {
    const found = []
    for (let from = 0; ; from += 1000) {
      const separator = query.includes('?') ? '&' : '?'
      const page = init.method ? '' : `${separator}limit=1000&offset=${from}`
      const answer = await fetch(`${base.backendUrl}/rest/v1/${query}${page}`, { ...init, headers })
      if (!answer.ok) throw new Error(`${query}: ${answer.status} ${await answer.text()}`)
      const list = init.method ? [] : await answer.json()
      found.push(...list)
      if (list.length < 1000) return found
    }
  }

  /** The names of the pictures that the storage knows, a thousand at most. */
  async function pictures() {
    const answer = await fetch(`${base.backendUrl}/storage/v1/object/list/post-images`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${SECRETS.secretKey}` },
      body: JSON.stringify({ prefix: '', limit: 1000 }),
    })
    if (!answer.ok) throw new Error(`The pictures: ${answer.status} ${await answer.text()}`)
    return (await answer.json()).map(({ name }) => name)
  }

  const answers = async (address) =>
    (await fetch(address, { redirect: 'manual' }).catch(() => null))?.status < 500
  return {
    url: base.url,
    dist: base.dist,
    folder: data,
    account: { email: SECRETS.staffEmail, password: SECRETS.staffPassword },
    rows,
    pictures,
    said,
    hasEnded: () => hasEnded(child),
    parts: () => parts(child.pid),
    backendUrl: base.backendUrl,
    /** Has the site, or another one on the same backend, send the mail that is due, as the scheduler does. */
    sendMail: (url = base.url) =>
      fetch(`${url}/api/jobs/mail`, {
        method: 'POST',
        headers: { authorization: `Bearer ${SECRETS.cronSecret}` },
      }).catch(() => null),
    /** Sends a signal to the site or the backend. @returns false where it does not run */
    signal(part, name) {
      const found = parts(child.pid)[part]
      return Boolean(found && signal(found.pid, name))
    },
    /** Waits until both answer again. @returns whether they do in time */
    recovered: () =>
      until(
        async () => (await answers(`${base.url}/robots.txt`)) && (await rows('payments').catch(() => null)),
        RECOVERY,
      ),
    /** Ends all of it, as Ctrl-C does, and throws its data away. */
    async end() {
      if (!hasEnded(child)) {
        const running = Object.values(parts(child.pid)).filter(Boolean)
        child.kill('SIGTERM')
        await Promise.race([once(child, 'exit'), sleep(15_000)])
        for (const { pid } of running) signal(pid, 'SIGKILL')
        if (!hasEnded(child)) child.kill('SIGKILL')
      }
      if (!folder) rmSync(data, { recursive: true, force: true })
    },
  }
}
