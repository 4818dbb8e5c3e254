/** Starts what the database tests use: an embedded backend with a new data folder, and a second database for SQL. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/ports.mjs'
import { backendDatabase, startDatabase } from './databases.mjs'

export default async function start() {
  process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'db-tests-'))
  process.env.SUPABASE_PORT = String(await freePort())
  Object.assign(process.env, await backendDatabase())
  const { ensureLocalStaff, localEnvironment, localSecrets, startBackend } =
    await import('../../scripts/local.mjs')
  const [backend, second] = await Promise.all([startBackend(), startDatabase()])
  globalThis.backend = backend
  globalThis.secondDatabase = second.child
  await ensureLocalStaff()
  Object.assign(process.env, localEnvironment(), {
    SUPABASE_SECRET_KEY: localSecrets().secretKey,
    SECOND_DATABASE_URL: second.url,
  })
}
