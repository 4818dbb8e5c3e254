/** Databases for the tests: PGlite, or with TEST_POSTGRES_URL those of a real server (scripts/test-postgres.mjs). */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'

/** What a plain PostgreSQL needs before the first migration. */
export const BOOTSTRAP = join('tests', 'db', 'postgres-bootstrap.sql')

/** The role that owns what the migrations create. It is not a superuser. */
export const MIGRATOR = 'migrator'

/** The template that has what lite creates before the first migration. */
export const BACKEND_TEMPLATE = 'backend_template'

/** The address of a new database on the real server; undefined in an embedded run. */
export async function newDatabase(template) {
  const server = process.env.TEST_POSTGRES_URL
  if (!server) return undefined
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const sql = postgres(server, { max: 1 })
  await sql.unsafe(`create database ${name} template ${template} owner ${MIGRATOR}`)
  await sql.end()
  return new URL(name, server).href
}

/** A new folder with an empty embedded database in its folder `db`. Making one takes seconds, copying it none. */
export function folderWithDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'db-test-'))
  if (process.env.EMPTY_DATABASE) cpSync(process.env.EMPTY_DATABASE, join(folder, 'db'), { recursive: true })
  return folder
}

/** The environment that gives a backend a new database of its own; empty in an embedded run. */
export async function backendDatabase() {
  const url = await newDatabase(BACKEND_TEMPLATE)
  return url ? { LOCAL_DATABASE_URL: url, LOCAL_MIGRATION_ROLE: MIGRATOR } : {}
}

/** Starts second-process.mjs on a new database; resolves to its process and its address once it answers. */
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
