/** Databases for the tests: PGlite, or with TEST_POSTGRES_URL those of a real server (scripts/test-postgres.mjs). */
import { fork, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'

/** What a plain PostgreSQL needs before the first migration. */
export const BOOTSTRAP = join('tests', 'db', 'postgres-bootstrap.sql')

/** The role that owns what the migrations create. It is not a superuser. */
export const MIGRATOR = 'migrator'

/** The template that has what lite creates before the first migration. */
export const BACKEND_TEMPLATE = 'backend_template'

/** The template that has BOOTSTRAP and all migrations, which MIGRATOR ran. */
export const MIGRATED_TEMPLATE = 'migrated_template'

/** The same in an embedded run: a folder, made with the others that have migrations. */
export const migratedFolder = () =>
  process.env.MIGRATED_DATABASES && join(process.env.MIGRATED_DATABASES, 'by-migrator')

/** The address of a new database on the real server; undefined in an embedded run. */
export async function newDatabase(template, name = `test_${randomUUID().replaceAll('-', '')}`) {
  const server = process.env.TEST_POSTGRES_URL
  if (!server) return undefined
  const sql = postgres(server, { max: 1 })
  await sql.unsafe(`create database ${name} template ${template} owner ${MIGRATOR}`)
  await sql.end()
  return new URL(name, server).href
}

/**
 * A new folder with an embedded database in its folder `db`: a copy of the empty one unless another template is named.
 * Making one takes seconds, copying it none.
 */
export function folderWithDatabase(template = process.env.EMPTY_DATABASE) {
  const folder = mkdtempSync(join(tmpdir(), 'db-test-'))
  if (template) cpSync(template, join(folder, 'db'), { recursive: true })
  return folder
}

/**
 * Runs SQL in the embedded database of a data folder, which is made where there is none, with the first migrations or all.
 * @throws Error with what was wrong
 */
export function changeDatabase(folder, sql, migrations = Infinity) {
  const args = [join('tests', 'db', 'embedded', 'older-data.mjs'), folder, String(migrations)]
  const { status, stderr } = spawnSync(process.execPath, args, { input: sql, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/**
 * A new folder whose database has all migrations, or the first of them, as a backend runs them. The first who asks for so many makes the database that all
 * others are copies of.
 */
export function folderWithMigrations(migrations = Infinity) {
  const { MIGRATED_DATABASES: made } = process.env
  if (!made) return folderWithDatabase()
  const template = join(made, String(migrations))
  if (!existsSync(template)) {
    const making = folderWithDatabase()
    changeDatabase(making, '', migrations)
    // Another test may have made it meanwhile.
    if (!existsSync(template)) renameSync(join(making, 'db'), template)
    rmSync(making, { recursive: true, force: true })
  }
  return folderWithDatabase(template)
}

/** The environment that gives a backend a new database of its own; empty in an embedded run. */
export async function backendDatabase() {
  const url = await newDatabase(BACKEND_TEMPLATE)
  return url ? { LOCAL_DATABASE_URL: url, LOCAL_MIGRATION_ROLE: MIGRATOR } : {}
}

/** Starts second-process.mjs on a new migrated database; resolves to its process and its address once it answers. */
export function startDatabase() {
  const child = fork(join('tests', 'db', 'second-process.mjs'), {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The database could not start.')))
    child.stdout.once('data', (port) => resolve({ child, url: `http://127.0.0.1:${Number(port)}` }))
  })
}
