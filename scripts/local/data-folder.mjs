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

const MEND = 'Choose another with DATA_DIR, or throw it away with `npm run reset`.'

const inUse = (owner) =>
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

/** Writes to a temporary name first, so that a crash leaves the file intact. */
function save(file, secrets) {
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  renameSync(unfinished, file)
}

/** The keys and the first staff account of this data folder; missing ones are made, readable by the owner only. */
export function localSecrets() {
  const file = join(dataDir(), 'secrets.json')
  return inDataDir(() => {
    const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    const secrets = { ...makeSecrets(), ...kept }
    // A folder from an earlier version lacks newer keys.
    if (!isDeepStrictEqual(secrets, kept)) save(file, secrets)
    return secrets
  })
}

/** The job secret of the data folder; one from an earlier version has the keys of some purposes, too. */
export const jobEnvironment = ({ jobSecret, jobKeys }) => ({ JOB_SECRET: jobSecret, ...jobKeys })

/** The environment that points the site at the embedded backend. */
export function localEnvironment() {
  const secrets = localSecrets()
  return {
    SUPABASE_URL: `http://127.0.0.1:${backendPort()}`,
    SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
    ...jobEnvironment(secrets),
    CRON_SECRET: secrets.cronSecret,
    // Its mail is stored in the data folder.
    STAFF_MAIL: process.env.STAFF_MAIL || 'on',
  }
}

/**
 * Why the backend ended before it answered, in one sentence for the user.
 * @param {string} output its output
 * @param {string} log the path of its log
 */
export function startError(output, log) {
  const folder = dataDir()
  /** The rest of its output line with this beginning. */
  const said = (beginning) => new RegExp(`^${beginning} (.+)$`, 'm').exec(output)?.[1]
  if (output.includes('port-in-use'))
    return `Port ${backendPort()} is in use. Stop what uses it, or set SUPABASE_PORT to another port.`
  const owner = said('folder-in-use')
  if (owner) return inUse(owner)
  if (output.includes('newer-data'))
    return `The data folder ${folder} is newer than this code. Take the newer code again, or restore a backup from before with \`npm run restore -- BACKUP --replace\`.`
  if (output.includes('other-data'))
    return `The data folder ${folder} was made with other migrations than these; run \`npm run reset\` to begin with an empty one, or choose another with DATA_DIR.`
  if (output.includes('damaged-data'))
    return `The database in ${join(folder, 'db')} cannot be opened: its files are damaged, or the disk is full; ${log} has the details. Restore a backup with \`npm run restore -- BACKUP --replace\`, or run \`npm run reset\` to begin with an empty one.`
  const unsaved = said('no-backup')
  if (unsaved)
    return `The data folder ${folder} is of an older version and must be backed up before it is upgraded. ${unsaved} The data is as it was.`
  const migration = said('migration-failed')
  if (!migration)
    return `The embedded backend could not start with the data folder ${folder}; ${log} says why. ${MEND}`
  const backup = said('backed-up')
  const wayBack = backup
    ? ` To go back, take the former version of the code and run \`npm run restore -- ${backup} --replace\`.`
    : ''
  return `The migration ${migration} could not be applied to the data folder ${folder}; ${log} says why. Nothing of it stays, and what was applied before it does.${wayBack}`
}
