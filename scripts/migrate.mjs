/** The migrations of `supabase/migrations`, applied as a hosted project applies them. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getStorageSchemaSql } from '@supabase/lite'
import { ROOT } from './terminal.mjs'

/** Where the migrations lie. */
export const MIGRATIONS = join(ROOT, 'supabase', 'migrations')

/** Applies what `supabase_migrations.schema_migrations` does not list yet, each file in a transaction. Resolves to true on a new database. */
export async function migrate(db, folder = MIGRATIONS) {
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
    grant all on all tables in schema storage to anon, authenticated, service_role;
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );`)
  const { rows } = await db.query('select version from supabase_migrations.schema_migrations')
  const applied = new Set(rows.map((row) => row.version))
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  for (const file of files) {
    const [version, ...name] = file.replace('.sql', '').split('_')
    if (applied.has(version)) continue
    const sql = readFileSync(join(folder, file), 'utf8')
    await db.transaction(async (tx) => {
      await tx.exec(sql)
      await tx.query('insert into supabase_migrations.schema_migrations values ($1, $2, $3)', [
        version,
        [sql],
        name.join('_'),
      ])
    })
  }
  return applied.size === 0
}
