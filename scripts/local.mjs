/**
 * The embedded backend from the outside: its data folder, its keys, its process, its staff account.
 * A hosted project needs none of it. Node's own modules only.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { port } from './ports.mjs'
import { ROOT, fail } from './terminal.mjs'

/** Where the embedded backend keeps its data: DATA_DIR, or `.local` in the project. */
export const dataDir = resolve(ROOT, process.env.DATA_DIR || '.local')

function makeSecrets() {
  const random = (bytes) => randomBytes(bytes).toString('base64url')
  return {
    publishableKey: `sb_publishable_${random(24)}`,
    secretKey: `sb_secret_${random(24)}`,
    jwtSecret: random(48),
    staffEmail: process.env.LOCAL_STAFF_EMAIL || 'staff@example.org',
    staffPassword: process.env.LOCAL_STAFF_PASSWORD || random(12),
  }
}

/** The keys and the first staff account of this data folder; made on first use, readable by the owner only. */
export function localSecrets() {
  const file = join(dataDir, 'secrets.json')
  try {
    mkdirSync(dataDir, { recursive: true })
    if (!existsSync(file)) writeFileSync(file, JSON.stringify(makeSecrets(), null, 2), { mode: 0o600 })
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return fail(`The data folder ${dataDir} cannot be used (${error.code ?? error.message}). ${mend}`)
  }
}

const mend = 'Choose another with DATA_DIR, or throw it away with `npm run reset`.'

/** The environment that points the site at the embedded backend. */
export function localEnvironment() {
  const secrets = localSecrets()
  return {
    SUPABASE_URL: `http://127.0.0.1:${port('SUPABASE_PORT', 54321)}`,
    SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
    // Its mail lies in the data folder.
    STAFF_MAIL: process.env.STAFF_MAIL || 'on',
  }
}

/** Why the backend ended before it answered, in one sentence for whoever started it. */
function startError(output, log) {
  if (output.includes('port-in-use')) {
    return `Port ${port('SUPABASE_PORT', 54321)} is in use. Stop what uses it, or set SUPABASE_PORT to another port.`
  }
  if (output.includes('older-data')) {
    return `The data folder ${dataDir} was made with other migrations than these; run \`npm run reset\` to begin with an empty one, or choose another with DATA_DIR.`
  }
  return `The embedded backend could not start with the data folder ${dataDir}; ${log} says why. ${mend}`
}

/** Starts the embedded backend and resolves to its process once it answers; fails when it cannot start. */
export function startBackend() {
  const secrets = localSecrets()
  const log = join(dataDir, 'backend.log')
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'backend.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', openSync(log, 'w'), 'ipc'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      SITE_URL: process.env.SITE_URL || `http://localhost:${port('PORT', 3000)}`,
      SUPABASE_PORT: String(port('SUPABASE_PORT', 54321)),
      SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
      SUPABASE_SECRET_KEY: secrets.secretKey,
      LOCAL_JWT_SECRET: secrets.jwtSecret,
      DO_NOT_TRACK: '1',
    },
  })
  return new Promise((resolvePromise) => {
    child.once('exit', () => fail(startError(readFileSync(log, 'utf8'), log)))
    child.stdout.on('data', (data) => {
      if (!String(data).includes('ready')) return
      child.removeAllListeners('exit')
      resolvePromise(child)
    })
  })
}

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
    await call('/auth/v1/signup', { email, password })
    await call('/rest/v1/rpc/staff_add', { account_email: email, account_role: 'admin' })
  }
  return { email, password }
}
