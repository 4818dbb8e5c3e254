/**
 * Starts the services for the database tests: an embedded backend on a new data folder, a second database for SQL. With
 * TEST_PROJECT the backend is the project of SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY and the job secret.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/ports.mjs'
import { backendDatabase, folderWithDatabase, startDatabase, startDatabases } from './databases.mjs'

export default async function start(_, { displayName }) {
  if (!process.env.TEST_POSTGRES_URL) {
    process.env.EMPTY_DATABASE = mkdtempSync(join(tmpdir(), 'db-empty-'))
    process.env.MIGRATED_DATABASES = mkdtempSync(join(tmpdir(), 'db-migrated-'))
  }
  // Those tests start their own backends; DATA_DIR keeps scripts off the project's data.
  const isEmbedded = displayName.name === 'embedded'
  // In a separate process, because its packages are ES modules.
  const templates = [join('tests', 'db', 'make-templates.mjs'), ...(isEmbedded ? ['empty'] : [])]
  execFileSync(process.execPath, templates, { stdio: 'inherit' })
  if (isEmbedded) {
    process.env.DATA_DIR = folderWithDatabase()
    process.env.SUPABASE_SECRET_KEY = 'sb_secret_of_no_project'
    return
  }
  globalThis.databases = await startDatabases()
  process.env.SECOND_DATABASE_URL = (await startDatabase()).url
  if (process.env.TEST_PROJECT) return
  process.env.DATA_DIR = folderWithDatabase()
  // Passwords of the tests protect nothing; the usual cost takes the backend 60 ms for each account and sign-in.
  process.env.LITE_AUTH_BCRYPT_COST = '4'
  process.env.SUPABASE_PORT = String(await freePort())
  Object.assign(process.env, await backendDatabase())
  const { localEnvironment, localSecrets } = await import('../../scripts/local/data-folder.mjs')
  const { ensureLocalStaff, startBackend } = await import('../../scripts/local/services.mjs')
  globalThis.backend = await startBackend()
  await ensureLocalStaff()
  Object.assign(process.env, localEnvironment(), {
    SUPABASE_SECRET_KEY: localSecrets().secretKey,
  })
}
