/** Starts what the database tests use: an embedded backend with a new data folder, and a second database for SQL. */
import { fork } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/ports.mjs'
import { backendDatabase } from './databases.mjs'

/** Resolves to the address of the second database once it answers. */
function startSecondDatabase() {
  const child = fork(fileURLToPath(new URL('second-process.mjs', import.meta.url)), {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  globalThis.secondDatabase = child
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The second database could not start.')))
    child.stdout.once('data', (port) => resolve(`http://127.0.0.1:${Number(port)}`))
  })
}

export default async function start() {
  process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'db-tests-'))
  process.env.SUPABASE_PORT = String(await freePort())
  Object.assign(process.env, await backendDatabase())
  const { ensureLocalStaff, localEnvironment, localSecrets, startBackend } =
    await import('../../scripts/local.mjs')
  const [backend, secondDatabaseUrl] = await Promise.all([startBackend(), startSecondDatabase()])
  globalThis.backend = backend
  await ensureLocalStaff()
  Object.assign(process.env, localEnvironment(), {
    SUPABASE_SECRET_KEY: localSecrets().secretKey,
    SECOND_DATABASE_URL: secondDatabaseUrl,
  })
}
