/**
 * A site as `npm start` runs it, on a copy of prepared data, so that one build serves all drills. Nothing outlives the
 * process that started it.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { end, hasEnded } from '../../scripts/process/child.mjs'
import { freePort, isFree } from '../../scripts/ports.mjs'
import { ROOT } from '../../scripts/terminal.mjs'
import { emptyEnvironment } from '../empty-environment.mjs'
import { until } from './chance.mjs'

const END_WITH_PARENT = new URL('../../scripts/process/end-with-parent.mjs', import.meta.url).href

/** The drills' build, reused by the next run if nothing has changed. */
const DIST = '.next-chaos'
/** Ports of the site and its backend; others are used if these are taken. */
const PORTS = [3990, 54990]

/** Timeout of a start in milliseconds: the first one builds. */
const START = 600_000

/** Timeout of a recovery: the supervisor's longest pause, plus two starts. */
const RECOVERY = 60_000

const folders = []
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A folder deleted when this process ends. */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `chaos-${name}-`))
  folders.push(folder)
  return folder
}

/**
 * Makes the seed data and the build that all sites of a run copy.
 * @param {{ dist?: string, ports?: number[] }} options overrides
 * @returns the argument for `startSite`
 * @throws Error if the site does not start
 */
export async function prepareSites({ dist = DIST, ports = PORTS } = {}) {
  const open = async (wanted) => ((await isFree(wanted)) ? wanted : freePort([3, 4, 5]))
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
    ...emptyEnvironment(),
    VERCEL: '',
    DIST_DIR: dist,
    PORT: String(port),
    SUPABASE_PORT: String(backendPort),
    SITE_URL: base.url,
    // A header that no drill sends: client addresses stay unknown, so that leads do not count as one client's.
    TRUSTED_ADDRESS_HEADER: 'x-test-address',
  }
  // The build is bound to this key. All others are made with the data.
  const secrets = { publishableKey: 'sb_publishable_of_the_drills' }
  writeFileSync(join(base.folder, 'secrets.json'), JSON.stringify(secrets), { mode: 0o600 })
  const site = await startSite(base, { folder: base.folder })
  await site.end()
  return base
}

/** Parts of the command lines of the processes that `npm start` supervises. */
const FILES = {
  site: 'scripts/server/server.mjs',
  backend: 'scripts/backend/backend.mjs',
  mail: 'scripts/local/mail-server.mjs',
  payfast: 'scripts/local/payfast-server.mjs',
}

/**
 * The running processes by name in FILES, each with its process id and memory.
 * @param {number} script process id of `npm start`
 */
function parts(script) {
  const text = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
  const found = {}
  for (const [, pid, parent, kilobytes, command] of text.matchAll(/^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/gm)) {
    const name = Object.keys(FILES).find((each) => command.includes(FILES[each]))
    // A zombie has no memory.
    if (name && Number(parent) === script && kilobytes !== '0')
      found[name] = { pid: Number(pid), megabytes: Math.round(kilobytes / 1024) }
  }
  return found
}

/** Sends a signal, such as KILL; false if the process is gone. */
const signal = (pid, name) => spawnSync('kill', [`-${name}`, String(pid)]).status === 0

/**
 * Starts a site.
 * @param {{ folder: string, environment?: object }} options data folder; variables
 * @throws Error with its output if it does not start
 */
export async function startSite(base, { folder, environment = {} }) {
  const log = openSync(base.log, 'w')
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, 'scripts/start.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', log, log, 'ipc'],
    env: { ...base.environment, ...environment, DATA_DIR: folder, ENDS_WITH_PARENT: '1' },
  })
  closeSync(log)
  const said = () => readFileSync(base.log, 'utf8')
  await until(() => hasEnded(child) || said().includes('Ctrl-C ends it.'), START)
  if (hasEnded(child)) throw new Error(said().trim())

  const secrets = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))

  /** Calls the backend, with the secret key or a token. @throws Error on a refusal */
  async function ask(path, { method, token, body } = {}) {
    const answer = await fetch(base.backendUrl + path, {
      method,
      headers: {
        apikey: token ? secrets.publishableKey : secrets.secretKey,
        ...(token && { authorization: `Bearer ${token}` }),
        'content-type': 'application/json',
      },
      body: body && JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
    return text && JSON.parse(text)
  }

  /** All rows of a PostgREST query, which includes a question mark. */
  async function rows(query) {
    const found = []
    for (;;) {
      const page = await ask(`/rest/v1/${query}&limit=1000&offset=${found.length}`)
      found.push(...page)
      if (page.length < 1000) return found
    }
  }

  const isUp = async () => (await fetch(`${base.url}/robots.txt`)).ok && (await rows('payments?select=id'))
  /** Names of killed or stopped processes, one entry each time. */
  const broken = []
  return {
    url: base.url,
    payfastUrl: `http://127.0.0.1:${Number(base.environment.SUPABASE_PORT) + 5}`,
    dist: base.dist,
    folder,
    account: { email: secrets.staffEmail, password: secrets.staffPassword },
    broken,
    ask,
    rows,
    parts: () => parts(child.pid),
    /** Sends a signal, such as KILL, to a process by its name in FILES, if it runs. */
    signal(part, name) {
      const { pid } = parts(child.pid)[part] ?? {}
      if (pid && signal(pid, name) && name !== 'CONT') broken.push(part)
    },
    /** Waits until site and backend answer again. @returns whether they do in time */
    recovered: () => until(() => isUp().catch(() => false), RECOVERY),
    /** Ends everything, like Ctrl-C. @returns whether each process exited when asked */
    async end() {
      const running = hasEnded(child) ? [] : Object.values(parts(child.pid))
      await end(child)
      const left = running.filter(({ pid }) => signal(pid, 'KILL'))
      return child.exitCode === 0 && left.length === 0
    },
  }
}
