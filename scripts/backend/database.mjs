/**
 * The database of the embedded backend: PGlite in the data folder or, with LOCAL_DATABASE_URL, a PostgreSQL server; and the
 * migrations of `supabase/migrations`, applied as a hosted project applies them. Both databases answer the calls of PGlite
 * that the scripts use: `exec`, `query` and `transaction`.
 */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { App, getStorageSchemaSql } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { ROOT } from '../terminal.mjs'

const MIGRATIONS = join(ROOT, 'supabase', 'migrations')

/** The calls of PGlite on a client of PostgreSQL. */
function likePglite(sql) {
  return {
    exec: (text) => sql.unsafe(text).simple(),
    query: async (text, values = []) => ({ rows: await sql.unsafe(text, values) }),
    transaction: (work) => sql.begin((transaction) => work(likePglite(transaction))),
  }
}

/** A type of JSON for the client, which would otherwise encode what lite has encoded already a second time. */
const json = (oid) => ({
  to: oid,
  from: [oid],
  serialize: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text) => JSON.parse(text),
})

/** Opens the database; without a folder and a server it lives in memory. Resolves to lite's connection and the calls. */
export async function openDatabase({ folder, url } = {}) {
  if (!url) {
    const connection = await createPgliteConnection({
      ...(folder && { url: folder }),
      // A segment of the write-ahead log that is used again keeps what it held, also what was erased (upkeep.mjs).
      pgliteOptions: {
        extensions: { pg_trgm },
        startParams: [...PGlite.defaultStartParams, '-c', 'wal_recycle=off'],
      },
    })
    return { connection, database: connection.driver }
  }
  const { createPostgresConnection } = await import('@supabase/lite/postgres')
  const connection = createPostgresConnection({
    url,
    postgresOptions: { onnotice: () => {}, types: { json: json(114), jsonb: json(3802) } },
  })
  return { connection, database: likePglite(connection.driver) }
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex')

/** Thrown for a database that was made with other migrations than the files. The message is "newer-data" or "other-data". */
export class MigrationMismatchError extends Error {
  name = 'MigrationMismatchError'
}

/** Thrown where a migration, which the message names, cannot be applied: nothing of it stays, and all before it does. */
export class MigrationError extends Error {
  name = 'MigrationError'
}

/** Creates what a hosted project has before its first migration and the embedded backend lacks. */
export async function prepare(db) {
  await db.exec(`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'anon') then
        create role anon nologin;
        create role authenticated nologin;
        create role service_role nologin bypassrls;
      end if;
    end $$;
    ${getStorageSchemaSql()}
    grant usage on schema auth, storage to anon, authenticated, service_role;
    grant all on all tables in schema storage to anon, authenticated, service_role;`)
}

/** Opens a database, as `openDatabase` does, that is ready for the first migration, or has had it. */
export async function openPrepared(options) {
  const opened = await openDatabase(options)
  await new App({ connection: opened.connection, auth: { enabled: true } }).ensureSystemSchema()
  await prepare(opened.database)
  return opened
}

/** The files in the order in which they are applied. */
export function readMigrations() {
  return readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [version, ...name] = file.replace('.sql', '').split('_')
      return { version, name: name.join('_'), sql: readFileSync(join(MIGRATIONS, file), 'utf8') }
    })
}

/** The migrations that a database has, each with the SHA-256 of its SQL; none on a new database. */
export async function appliedMigrations(db) {
  const { rows: tables } = await db.query(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as found",
  )
  if (!tables[0].found) return []
  // Their hashes alone: to read half a megabyte as arrays takes PGlite most of a second.
  const { rows } = await db.query(`
    select version, name, encode(sha256(convert_to(array_to_string(statements, ''), 'UTF8')), 'hex') as hash
    from supabase_migrations.schema_migrations order by version`)
  return rows
}

/**
 * How many files there are. @throws MigrationMismatchError where the migrations that were applied are not the first of
 * them
 */
export function requireFirst(applied) {
  const files = readMigrations()
  const isFirst = ({ version, hash }, index) =>
    version === files[index].version && hash === sha256(files[index].sql)
  if (!applied.slice(0, files.length).every(isFirst)) throw new MigrationMismatchError('other-data')
  if (applied.length > files.length) throw new MigrationMismatchError('newer-data')
  return files.length
}

/**
 * How many of the files the database has, and how many it lacks.
 * @throws MigrationMismatchError where those that it has are not the first of the files
 */
export async function countMigrations(db) {
  const applied = await appliedMigrations(db)
  return { applied: applied.length, pending: requireFirst(applied) - applied.length }
}

/**
 * Applies the files that `supabase_migrations.schema_migrations` does not list yet, each in a transaction and, where a
 * role is given, with the privileges of that role; only the first so many of all files, where `most` is given.
 * Resolves to true on a new database.
 * @throws MigrationMismatchError before any of them is applied, MigrationError where one cannot be applied
 */
export async function migrate(db, { role, most } = {}) {
  const { applied } = await countMigrations(db)
  await db.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );`)
  // As in a hosted project, where it belongs to whom all that the migrations make belongs to; private.newest_migration and
  // public.project_state read it.
  if (role)
    await db.exec(`
      grant usage on schema supabase_migrations to ${role};
      grant select on supabase_migrations.schema_migrations to ${role};`)
  for (const { version, name, sql } of readMigrations().slice(applied, most)) {
    const apply = async (tx) => {
      if (role) await tx.exec(`set local role ${role}`)
      await tx.exec(sql)
      if (role) await tx.exec('reset role')
      await tx.query('insert into supabase_migrations.schema_migrations values ($1, $2, $3)', [
        version,
        [sql],
        name,
      ])
    }
    await db.transaction(apply).catch((cause) => {
      throw new MigrationError(`${version}_${name}`, { cause })
    })
  }
  return applied === 0
}
