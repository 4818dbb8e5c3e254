/**
 * Maintenance of the embedded backend: checks that the database can be opened, replaces autovacuum, and removes
 * remnants of erased data, where no SQL function can.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mailsIn, readMailId } from '../local/mailbox.mjs'

/**
 * Opens a file, which a random value comes from. Each file that it may not open, as in a temporarily read-only folder,
 * costs PGlite one of its 4096 descriptors; only a new process gets them back.
 * @throws Error once it can open no more
 */
export const openFile = (database) => database.query('select gen_random_uuid()')

/** Tables due by autovacuum's defaults. */
const GROWN = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_mod_since_analyze > 50 + 0.1 * n_live_tup or n_dead_tup > 50 + 0.2 * n_live_tup
    or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup`

/**
 * Repeats work, one run after the other.
 * @param {(error: Error) => void} failed called with the exception of a run
 * @param {number} pause between two runs, in milliseconds
 */
export async function repeat(work, failed, pause = 60_000) {
  for (;;) {
    await sleep(pause, undefined, { ref: false })
    await work().catch(failed)
  }
}

/**
 * Replaces autovacuum, a server process that PGlite lacks: updates the planner's statistics, and frees the space of
 * changed and deleted rows. Otherwise a table that has grown is scanned where an index would do. One table at a time,
 * to let requests in between.
 */
export async function vacuum(database) {
  const { rows } = await database.query(GROWN)
  for (const { name } of rows) await database.exec(`vacuum (analyze) ${name}`)
}

/** Whether anything was erased since the last run. The backend has one connection, so no erasure overlaps a run. */
const DUE = `
  select exists (select from public.privacy_log where kind in ('person-erased', 'retention') and created_at > coalesce(
    (select began_at from private.job_runs where job = 'vacuum'), '-infinity')) as due, clock_timestamp() as began`

const DONE = `
  insert into private.job_runs (job, began_at, ended_at, succeeded) values ('vacuum', $1, now(), true)
  on conflict (job) do update set began_at = excluded.began_at, ended_at = excluded.ended_at, succeeded = true`

/**
 * The current segment of the write-ahead log, and those that an earlier version recycled, with their former content.
 */
const SEGMENTS = `
  select count(*)::int as segments from pg_ls_waldir() where name >= pg_walfile_name(pg_current_wal_insert_lsn())`

const TABLES = `
  select oid::regclass::text as name from pg_class where relkind = 'r' and pg_relation_size(oid) > 0
    and relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage')`

/** Mails to delete: of the outbox, those without a row; of the auth server, old ones and those to erased addresses. */
const SPENT_MAILS = `
  select m.name from jsonb_to_recordset($1) m (name text, id uuid, recipient text, time timestamptz)
  where m.id is not null and not exists (select from public.mail_messages o where o.id = m.id)
    or m.time < now() - interval '12 months'
    or exists (select from public.privacy_log l where l.kind = 'person-erased' and l.created_at > m.time
      and l.detail = private.keyed_hash('privacy-log', private.normal_email(m.recipient)))`

async function deleteMails(database, folder) {
  const mails = []
  for (const { name, to, time } of await mailsIn(folder))
    mails.push({ name, id: await readMailId(folder, name), recipient: to, time })
  const { rows } = await database.query(SPENT_MAILS, [JSON.stringify(mails)])
  for (const { name } of rows) await rm(join(folder, name), { force: true })
}

/**
 * Rewrites every table, and the statistics, which have samples of values: a plain vacuum leaves the bytes of deleted
 * rows in their pages. Then starts new segments of the write-ahead log, and removes the former ones.
 */
async function rewrite(database) {
  const { rows } = await database.query(TABLES)
  for (const { name } of rows) {
    await database.exec(`vacuum (full) ${name}`)
    // For the planner: its statistics, and the maps that a full vacuum does not write.
    await database.exec(`vacuum (analyze) ${name}`)
  }
  await database.exec('vacuum (full) pg_catalog.pg_statistic')
  const [{ segments }] = (await database.query(SEGMENTS)).rows
  for (let left = segments; left > 0; left--) {
    await database.exec('select pg_switch_wal()')
    await database.exec('checkpoint')
  }
}

/**
 * Removes remnants of data erased since the last run: mail files, and deleted rows in database files and write-ahead
 * log. One table at a time, to let requests in between.
 * @param {string} mailFolder may be missing
 * @throws Error if the database or the folder fails; the next run starts over
 */
export async function removeErased(database, mailFolder) {
  const [{ due, began }] = (await database.query(DUE)).rows
  if (!due) return
  await deleteMails(database, mailFolder)
  await rewrite(database)
  await database.query(DONE, [began])
}
