/**
 * The database of the embedded backend: PGlite in the data folder or, with LOCAL_DATABASE_URL, a PostgreSQL server; and
 * the migrations of `supabase/migrations`, applied as on a hosted project. Both databases offer the PGlite methods that
 * the scripts use: `exec`, `query` and `transaction`.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { App, getStorageSchemaSql } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { sha256 } from '../backup/folder.mjs'
import { ROOT } from '../terminal.mjs'

const MIGRATIONS = join(ROOT, 'supabase', 'migrations')

/** PGlite's methods on a PostgreSQL client. */
function likePglite(sql) {
  return {
    exec: (text) => sql.unsafe(text).simple(),
    query: async (text, values = []) => ({ rows: await sql.unsafe(text, values) }),
    transaction: (work) => sql.begin((transaction) => work(likePglite(transaction))),
  }
}

/** A JSON type for the client, which would otherwise encode lite's JSON a second time. */
const json = (oid) => ({
  to: oid,
  from: [oid],
  serialize: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text) => JSON.parse(text),
})

/** Opens the database; in memory without a folder and a server. Resolves to lite's connection and the methods. */
export async function openDatabase({ folder, url } = {}) {
  if (!url) {
    const connection = await createPgliteConnection({
      ...(folder && { url: folder }),
      // A recycled segment of the write-ahead log keeps its former content, including erased data (upkeep.mjs).
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

/**
 * Thrown for a database made with migrations other than the files, with a message about its folder; or, with a cause, if
 * the migration named in the message cannot be applied: it is rolled back, and earlier ones stay.
 */
export class MigrationError extends Error {
  name = 'MigrationError'
}

const OTHER =
  'was made with other migrations than these; run `npm run reset` to begin with an empty one, or choose another with DATA_DIR.'
const NEWER =
  'is newer than this code. Take the newer code again, or restore a backup from before with `npm run restore -- BACKUP --replace`.'

/** Creates objects that a hosted project has before its first migration and the embedded backend lacks. */
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

/** Opens a database like `openDatabase`, ready for the first migration. */
export async function openPrepared(options) {
  const opened = await openDatabase(options)
  await new App({ connection: opened.connection, auth: { enabled: true } }).ensureSystemSchema()
  await prepare(opened.database)
  return opened
}

/** The migration files in order of application. */
export function readMigrations() {
  return readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [version, ...name] = file.replace('.sql', '').split('_')
      return { version, name: name.join('_'), sql: readFileSync(join(MIGRATIONS, file), 'utf8') }
    })
}

/** Makes the record of applied migrations. */
export const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);`

/** The applied migrations of a database, each with the SHA-256 of its SQL; none on a new database. */
export async function appliedMigrations(db) {
  await db.exec(HISTORY)
  // Hashes only: reading half a megabyte as arrays takes PGlite most of a second.
  const { rows } = await db.query(`
    select version, name, encode(sha256(convert_to(array_to_string(statements, ''), 'UTF8')), 'hex') as hash
    from supabase_migrations.schema_migrations order by version`)
  return rows
}

/** The number of migration files. @throws MigrationError if the applied migrations are not the first of them */
export function requireFirst(applied) {
  const files = readMigrations()
  const isFirst = ({ version, hash }, index) =>
    version === files[index].version && hash === sha256(files[index].sql)
  if (!applied.slice(0, files.length).every(isFirst)) throw new MigrationError(OTHER)
  if (applied.length > files.length) throw new MigrationError(NEWER)
  return files.length
}

/**
 * The numbers of applied and missing migrations.
 * @throws MigrationError if the applied ones are not the first of the files
 */
export async function countMigrations(db) {
  const applied = await appliedMigrations(db)
  return { applied: applied.length, pending: requireFirst(applied) - applied.length }
}

/**
 * Applies the files missing from `supabase_migrations.schema_migrations`, each in a transaction and, if a role is
 * given, with its privileges; only the first `most` files, if given. Resolves to true on a new database.
 * @throws MigrationError before any of them is applied, or if one cannot be applied
 */
export async function migrate(db, { role, most } = {}) {
  const { applied } = await countMigrations(db)
  // As on a hosted project, where this schema has the same owner as all that the migrations create;
  // private.newest_migration and public.project_state read it.
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
