/**
 * The embedded backend from the outside: its data folder, its keys, its process, its staff account.
 * A hosted project needs none of it. Node's own modules only.
 */
import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { isDeepStrictEqual } from 'node:util'
import { hasEnded } from './child.mjs'
import { ownerOf, takeLock } from './folder-lock.mjs'
import { JOB_KEYS, newJobKey } from './job-keys.mjs'
import { port } from './ports.mjs'
import { inUse, startError, unusable } from './start-errors.mjs'
import { ROOT, fail, say } from './terminal.mjs'

/** Where the embedded backend keeps its data: DATA_DIR, or `.local` in the project. */
export const dataDir = () => resolve(ROOT, process.env.DATA_DIR || '.local')

const failUnusable = (error) => fail(unusable(dataDir(), error))

/** Works in the data folder, which is made where it is missing: nobody else may read it. */
function inDataDir(work) {
  try {
    mkdirSync(dataDir(), { recursive: true, mode: 0o700 })
    chmodSync(dataDir(), 0o700)
    return work()
  } catch (error) {
    return failUnusable(error)
  }
}

/** The lock of the process that has the database open. */
export const databaseLock = () => join(dataDir(), 'db.lock')

/** Ends this script where no site runs on the data folder. */
export function requireRunningSite() {
  if (!ownerOf(databaseLock()))
    fail(`No site is running on the data folder ${dataDir()}. Start it first: npm start`)
}

/** Makes this script the only one that works with the data folder; fails where another does. */
export async function requireDataDir() {
  const owner = await inDataDir(() => takeLock(join(dataDir(), 'lock')).catch(failUnusable))
  if (owner) fail(inUse(dataDir(), owner))
}

function makeSecrets() {
  const random = (bytes) => randomBytes(bytes).toString('base64url')
  return {
    publishableKey: `sb_publishable_${random(24)}`,
    secretKey: `sb_secret_${random(24)}`,
    jwtSecret: random(48),
    cronSecret: random(32),
    jobKeys: Object.fromEntries(Object.values(JOB_KEYS).map((name) => [name, newJobKey()])),
    staffEmail: process.env.LOCAL_STAFF_EMAIL || 'staff@example.org',
    staffPassword: process.env.LOCAL_STAFF_PASSWORD || random(12),
  }
}

/** Writes to a temporary name first, so that a crash leaves the file as it was. */
function save(file, secrets) {
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  renameSync(unfinished, file)
}

/** The keys and the first staff account of this data folder; what it lacks is made, readable by the owner only. */
export function localSecrets() {
  const file = join(dataDir(), 'secrets.json')
  return inDataDir(() => {
    const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    const made = makeSecrets()
    const secrets = { ...made, ...kept, jobKeys: { ...made.jobKeys, ...kept.jobKeys } }
    // A folder that an earlier version made lacks what came since.
    if (!isDeepStrictEqual(secrets, kept)) save(file, secrets)
    return secrets
  })
}

/** The environment that points the site at the embedded backend. */
export function localEnvironment() {
  const secrets = localSecrets()
  return {
    SUPABASE_URL: `http://127.0.0.1:${port('SUPABASE_PORT', 54321)}`,
    SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
    ...secrets.jobKeys,
    CRON_SECRET: secrets.cronSecret,
    // Its mail lies in the data folder.
    STAFF_MAIL: process.env.STAFF_MAIL || 'on',
  }
}

function spawnBackend(log) {
  const secrets = localSecrets()
  return spawn(process.execPath, [join(ROOT, 'scripts', 'backend.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', log, 'ipc'],
    env: {
      ...process.env,
      DATA_DIR: dataDir(),
      SITE_URL: process.env.SITE_URL || `http://localhost:${port('PORT', 3000)}`,
      SUPABASE_PORT: String(port('SUPABASE_PORT', 54321)),
      SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
      SUPABASE_SECRET_KEY: secrets.secretKey,
      LOCAL_JWT_SECRET: secrets.jwtSecret,
      ...secrets.jobKeys,
      DO_NOT_TRACK: '1',
    },
  })
}

/** The log of the backend, with a line for this start, and where that line ends. What was there stays, up to a megabyte. */
function openLog(path) {
  return inDataDir(() => {
    const flags = existsSync(path) && statSync(path).size < 2 ** 20 ? 'a' : 'w'
    const file = openSync(path, flags, 0o600)
    chmodSync(path, 0o600)
    return { file, begun: statSync(path).size }
  })
}

/**
 * Starts the embedded backend and resolves to its process once it answers.
 * @throws Error with a sentence for whoever started it, where it does not.
 */
export function openBackend() {
  const path = join(dataDir(), 'backend.log')
  const { file, begun } = openLog(path)
  const child = spawnBackend(file)
  closeSync(file)
  return new Promise((resolvePromise, reject) => {
    const said = []
    const failed = () => {
      const output = [...said, readFileSync(path).subarray(begun).toString('utf8')].join('\n')
      const about = { folder: dataDir(), log: path, port: port('SUPABASE_PORT', 54321) }
      reject(new Error(startError(output, about)))
    }
    // Not "exit", after which what it said may still arrive.
    child.once('close', failed)
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line)
      const backup = /^backed-up (.+)$/.exec(line)?.[1]
      if (backup) say(`The data is of an older version. Before it is upgraded it was backed up: ${backup}`)
      if (line !== 'ready' || hasEnded(child)) return
      child.removeListener('close', failed)
      resolvePromise(child)
    })
  })
}

/** The same, but ends this script with the sentence. */
export const startBackend = () => openBackend().catch((error) => fail(error.message))

/** Calls the embedded backend with the secret key; throws on any answer but a good one. */
async function call(path, body) {
  const { secretKey } = localSecrets()
  const response = await fetch(`${localEnvironment().SUPABASE_URL}${path}`, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** Makes the embedded backend's first staff account, an admin, unless it is there; returns how to sign in. */
export async function ensureLocalStaff() {
  const { staffEmail: email, staffPassword: password } = localSecrets()
  const accounts = await call('/rest/v1/rpc/staff_accounts', {})
  if (accounts.length === 0) {
    // The database makes an account for nobody else.
    const invitation_token = await call('/rest/v1/rpc/staff_admission', { account_email: email })
    await call('/auth/v1/signup', { email, password, data: { invitation_token } })
    await call('/rest/v1/rpc/staff_add', { account_email: email, account_role: 'admin' })
  }
  return { email, password }
}
