/** The embedded backend's data folder: path, owner, keys, and why it is unusable. Node's own modules only. */
import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { ownerOf, acquireLock } from '../process/folder-lock.mjs'
import { port } from '../ports.mjs'
import { ROOT, fail, reason } from '../terminal.mjs'

/** The data folder of the embedded backend: DATA_DIR, or `.local` in the project. */
export const dataDir = () => resolve(ROOT, process.env.DATA_DIR || '.local')

/** The port of the embedded backend, which those of mail and PayFast follow; fails on an invalid one. */
export const backendPort = () => port('SUPABASE_PORT', 54321, 65530)

/** The folder of mail that is not sent anywhere else. */
export const mailFolder = () => join(dataDir(), 'mail')

/** The lock of the process that has the database open. */
export const databaseLock = () => join(dataDir(), 'db.lock')

/** What to do with a folder that cannot be used. */
export const MEND = 'Choose another with DATA_DIR, or throw it away with `npm run reset`.'

export const inUse = (owner) =>
  `The data folder ${dataDir()} is in use by process ${owner}. End that one first (Ctrl-C), or choose another folder with DATA_DIR.`

const failUnusable = (error) => fail(`The data folder ${dataDir()} cannot be used: ${reason(error)}. ${MEND}`)

/** Works in the data folder, creating it if missing, readable by the owner only. */
export function inDataDir(work) {
  try {
    mkdirSync(dataDir(), { recursive: true, mode: 0o700 })
    chmodSync(dataDir(), 0o700)
    return work()
  } catch (error) {
    return failUnusable(error)
  }
}

/** Ends this script if no site runs on the data folder. */
export function requireRunningSite() {
  if (!ownerOf(databaseLock()))
    fail(`No site is running on the data folder ${dataDir()}. Start it first: npm start`)
}

/** Locks the data folder for this script; fails if another has it. */
export async function requireDataDir() {
  const owner = await inDataDir(() => acquireLock(join(dataDir(), 'lock')).catch(failUnusable))
  if (owner) fail(inUse(owner))
}

/** How long the backend of a site ended just now may take to end, in milliseconds. */
const ENDING = 10_000

/**
 * Locks the data folder and its database for this script; fails if another process has either.
 * @param {string} further what to do once that has ended
 */
export async function requireDatabase(further = '') {
  await requireDataDir()
  const owner = await acquireLock(databaseLock(), ENDING)
  if (owner) fail(`Process ${owner} has the database in ${dataDir()} open. End it first${further}.`)
}

function makeSecrets() {
  const [email, ...password] = (process.env.LOCAL_STAFF ?? '').split(':')
  const random = (bytes) => randomBytes(bytes).toString('base64url')
  return {
    publishableKey: `sb_publishable_${random(24)}`,
    secretKey: `sb_secret_${random(24)}`,
    jwtSecret: random(48),
    cronSecret: random(32),
    jobSecret: random(32),
    staffEmail: email || 'staff@example.org',
    staffPassword: password.join(':') || random(12),
  }
}

/** The keys and the first staff account of this data folder; missing ones are made, readable by the owner only. */
export function localSecrets() {
  const file = join(dataDir(), 'secrets.json')
  return inDataDir(() => {
    const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    const secrets = { ...makeSecrets(), ...kept }
    // A folder from an earlier version lacks newer keys.
    if (isDeepStrictEqual(secrets, kept)) return secrets
    // To a temporary name first, so that a crash leaves the file intact.
    const unfinished = `${file}.${randomUUID()}`
    writeFileSync(unfinished, JSON.stringify(secrets, null, 2), { mode: 0o600 })
    renameSync(unfinished, file)
    return secrets
  })
}

/** The environment that points the site at the embedded backend. */
export function localEnvironment() {
  const secrets = localSecrets()
  return {
    SUPABASE_URL: `http://127.0.0.1:${backendPort()}`,
    SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
    JOB_SECRET: secrets.jobSecret,
    // A folder from an earlier version has keys of some purposes, too.
    ...secrets.jobKeys,
    CRON_SECRET: secrets.cronSecret,
    // Its mail is stored in the data folder.
    STAFF_MAIL: process.env.STAFF_MAIL || 'on',
  }
}
