/** The migrations of `supabase/migrations`, applied as a hosted project applies them. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getStorageSchemaSql } from '@supabase/lite'
import { ROOT } from './terminal.mjs'

const MIGRATIONS = join(ROOT, 'supabase', 'migrations')

/** Thrown for a database that was made with other migrations than the files: it must be made anew. */
export class OlderDataError extends Error {
  name = 'OlderDataError'
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

/** The files in the order in which they are applied. */
function readMigrations() {
  return readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [version, ...name] = file.replace('.sql', '').split('_')
      return { version, name: name.join('_'), sql: readFileSync(join(MIGRATIONS, file), 'utf8') }
    })
}

/** How many migrations the database has. @throws OlderDataError where they are not the first of the files. */
async function countApplied(db, migrations) {
  await db.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );`)
  const { rows } = await db.query(
    'select version, statements from supabase_migrations.schema_migrations order by version',
  )
  const isApplied = ({ version, statements }, index) =>
    version === migrations[index]?.version && statements?.join('') === migrations[index].sql
  if (!rows.every(isApplied)) throw new OlderDataError('The applied migrations are not those of the files.')
  return rows.length
}

/**
 * Applies the files that `supabase_migrations.schema_migrations` does not list yet, each in a transaction and, where a
 * role is given, with the privileges of that role. Resolves to true on a new database.
 * @throws OlderDataError before any of them is applied
 */
export async function migrate(db, role) {
  const migrations = readMigrations()
  const applied = await countApplied(db, migrations)
  for (const { version, name, sql } of migrations.slice(applied)) {
    await db.transaction(async (tx) => {
      if (role) await tx.exec(`set local role ${role}`)
      await tx.exec(sql)
      if (role) await tx.exec('reset role')
      await tx.query('insert into supabase_migrations.schema_migrations values ($1, $2, $3)', [
        version,
        [sql],
        name,
      ])
    })
  }
  return applied === 0
}
