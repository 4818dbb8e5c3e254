/** Test databases: PGlite, or with TEST_POSTGRES_URL on a real server (tests/postgres-server.mjs). */
import { fork, spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'

/** Prerequisites of the migrations on a plain PostgreSQL. */
export const BOOTSTRAP = join('tests', 'db', 'postgres-bootstrap.sql')

const MIGRATIONS = join('supabase', 'migrations')

/** The owner of all migrated objects; not a superuser. */
export const MIGRATOR = 'migrator'

/** The template with lite's objects that precede the migrations. */
export const BACKEND_TEMPLATE = 'backend_template'

/** The database of the built test site, which its copies begin with: one of each build. */
export const siteTemplate = () => `site_${process.env.TEST_SITE_PORT}`

/** The template with BOOTSTRAP and all migrations, run by MIGRATOR. */
export const MIGRATED_TEMPLATE = 'migrated_template'

/** The same as a folder, in an embedded run. */
export const migratedFolder = () =>
  process.env.MIGRATED_DATABASES && join(process.env.MIGRATED_DATABASES, 'by-migrator')

/**
 * The URL of a new database on the real server; undefined in an embedded run.
 * @param {string} template the database to copy
 */
export async function newDatabase(
  template,
  {
    name = `test_${randomUUID().replaceAll('-', '')}`,
    owner = MIGRATOR,
    server = process.env.TEST_POSTGRES_URL,
  } = {},
) {
  if (!server) return undefined
  const sql = postgres(server, { max: 1 })
  await sql.unsafe(`create database ${name} template ${template} owner ${owner}`)
  await sql.end()
  return new URL(name, server).href
}

/**
 * A new folder with an embedded database in `db`, copied from a template (by default the empty one): creating takes
 * seconds, copying none.
 */
export function folderWithDatabase(template = process.env.EMPTY_DATABASE) {
  const folder = mkdtempSync(join(tmpdir(), 'db-test-'))
  if (template) cpSync(template, join(folder, 'db'), { recursive: true })
  return folder
}

/**
 * Runs SQL in a data folder's embedded database, created if missing, with all or the first few migrations.
 * @throws Error with the process's output
 */
function changeDatabase(folder, sql, migrations = Infinity) {
  const args = [join('tests', 'db', 'embedded', 'folder-database.mjs'), 'change', folder, String(migrations)]
  const { status, stderr } = spawnSync(process.execPath, args, { input: sql, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/**
 * A new folder whose database has all or the first few migrations, run as by a backend, and in an embedded run what some
 * SQL made of it. The first request for both builds the database that later ones copy.
 */
export function folderWithMigrations(migrations = Infinity, sql = '') {
  const { MIGRATED_DATABASES: made } = process.env
  if (!made) return folderWithDatabase()
  const number = Math.min(migrations, readdirSync(MIGRATIONS).length)
  const template = join(made, `${number}${sql && createHash('sha256').update(sql).digest('hex')}`)
  if (!existsSync(template)) {
    const making = sql ? folderWithMigrations(migrations) : folderWithDatabase()
    changeDatabase(making, sql, migrations)
    // Another test may have made it in the meantime.
    if (!existsSync(template)) renameSync(join(making, 'db'), template)
    rmSync(making, { recursive: true, force: true })
  }
  return folderWithDatabase(template)
}

/** The environment of a backend with a new database; empty in an embedded run. Parameters as for `newDatabase`. */
export async function backendDatabase(template = BACKEND_TEMPLATE, options = {}) {
  const url = await newDatabase(template, options)
  return url ? { LOCAL_DATABASE_URL: url, LOCAL_MIGRATION_ROLE: MIGRATOR } : {}
}

/** Starts databases-process.mjs; resolves to it once DATABASES_URL has its address. */
export function startDatabases() {
  const child = fork(join('tests', 'db', 'databases-process.mjs'), {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The databases could not start.')))
    child.stdout.once('data', (port) => {
      process.env.DATABASES_URL = `http://127.0.0.1:${Number(port)}`
      resolve(child)
    })
  })
}

/** Creates a migrated database in that process; resolves to its URL for second-database.ts, and to how it is closed. */
export async function startDatabase() {
  const answer = await fetch(process.env.DATABASES_URL, { method: 'POST' })
  const { path, error } = await answer.json()
  if (error) throw new Error(error)
  const url = process.env.DATABASES_URL + path
  return { url, end: () => fetch(url, { method: 'DELETE' }) }
}
