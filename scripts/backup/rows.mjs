/**
 * The contents of a database in a backup: each table's rows in the text format of COPY, which every version of
 * PostgreSQL reads, in an order that depends only on the rows. The tables themselves are made by the migrations.
 */
import { appliedMigrations } from '../backend/database.mjs'

/** Text values must not depend on the server's settings. */
const SESSION = `set local timezone to 'UTC'; set local datestyle to 'ISO, YMD'; set local intervalstyle to 'postgres';
  set local bytea_output to 'hex'; set local extra_float_digits to 1`

/** Every table of the project, with its columns except computed ones. */
const TABLES = `
  select n.nspname || '.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  group by 1 order by 1`

const SEQUENCES = `
  select schemaname || '.' || sequencename as name, last_value::text as last from pg_sequences order by 1`

const FILES = `
  select bucket_id as bucket, name, metadata ->> 'mimetype' as "contentType", metadata ->> 'cacheControl' as "cacheControl",
    btrim(metadata ->> 'eTag', '"') as sha256
  from storage.objects order by bucket_id, name`

/** PGlite's file for COPY. */
const BLOB = "'/dev/blob'"

const quote = (name) => `"${name.replaceAll('"', '""')}"`
const quoteTable = (name) => name.split('.').map(quote).join('.')
const list = (columns) => columns.map(quote).join(', ')

/** The rows of a table in the text format of COPY, one line each. */
async function rowsOf(tx, { name, columns }) {
  const { blob } = await tx.query(
    `copy (select ${list(columns)} from ${quoteTable(name)} order by row(${list(columns)})::text collate "C") to ${BLOB}`,
  )
  // An empty table gives no blob.
  return (await blob?.text()) ?? ''
}

/**
 * Reads the whole database at one moment: PGlite runs nothing else while a transaction is open.
 * @param {import('@electric-sql/pglite').PGlite} db
 * @returns the version of PostgreSQL, the migrations, the sequences, the stored files, and the tables with their rows
 */
export function dumpDatabase(db) {
  return db.transaction(async (tx) => {
    await tx.exec(SESSION)
    const query = async (sql) => (await tx.query(sql)).rows
    const [{ server_version: postgres }] = await query('show server_version')
    const tables = []
    for (const table of await query(TABLES)) tables.push({ ...table, text: await rowsOf(tx, table) })
    return {
      postgres,
      migrations: await appliedMigrations(tx),
      sequences: await query(SEQUENCES),
      files: await query(FILES),
      tables,
    }
  })
}

/**
 * Replaces the rows in the tables of a database made by the same migrations, without triggers or reference checks, and
 * reads them back. All or nothing.
 * @param {{ tables: { name: string, columns: string[], text: string }[], sequences: { name: string, last: string | null }[] }} dump
 * @throws Error naming the table if the database's rows differ from those written
 */
export function loadDatabase(db, { tables, sequences }) {
  return db.transaction(async (tx) => {
    await tx.exec(`${SESSION}; set local session_replication_role to replica`)
    for (const { name } of tables) await tx.query(`delete from ${quoteTable(name)}`)
    for (const { name, columns, text } of tables)
      await tx.query(`copy ${quoteTable(name)} (${list(columns)}) from ${BLOB}`, [], {
        blob: new Blob([text]),
      })
    for (const { name, last } of sequences)
      if (last) await tx.query('select setval($1::regclass, $2::bigint)', [quoteTable(name), last])
    for (const table of tables)
      if ((await rowsOf(tx, table)) !== table.text)
        throw new Error(`The table ${table.name} could not be restored as it was.`)
  })
}
