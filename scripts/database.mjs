/**
 * The database of the embedded backend: PGlite in the data folder or, with LOCAL_DATABASE_URL, a PostgreSQL server.
 * Both answer the calls of PGlite that the scripts use: `exec`, `query` and `transaction`.
 */
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgliteConnection } from '@supabase/lite/pglite'

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
      // A segment of the write-ahead log that is used again keeps what it held, also what was erased (erasure.mjs).
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
 * Tries the embedded database again and again, and calls `giveUp` once it can open no file any more. Each file that it may
 * not open, as in a folder that is read-only for a while, costs PGlite one of its 4096 descriptors; only a new process has
 * all of them again.
 * @param {number} pause between two trials, in milliseconds
 */
export function watchDatabase(database, giveUp, pause = 5000) {
  const next = () => setTimeout(trial, pause).unref()
  // Random values come from a device, which is opened as a file is.
  const trial = () => database.query('select gen_random_uuid()').then(next, giveUp)
  next()
}

/** The tables that autovacuum would take up with its own defaults. */
const DUE = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_mod_since_analyze > 50 + 0.1 * n_live_tup or n_dead_tup > 50 + 0.2 * n_live_tup
    or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup`

/**
 * Does work again and again, one run after the other. What a run throws is logged as `name`.
 * @param {number} pause between two runs, in milliseconds
 */
export function repeat(name, work, pause = 60_000) {
  const next = () => setTimeout(run, pause).unref()
  async function run() {
    await work().catch((error) => console.error(name, error))
    next()
  }
  next()
}

/**
 * Does for the embedded database what autovacuum does on a server, which is a process of its own and PGlite has none:
 * gives the planner the numbers of rows and values, and frees the space of what was changed or deleted. Without it a table
 * that has grown is read whole where an index would do. One table after the other, so that requests come between.
 */
export async function vacuum(database) {
  const { rows } = await database.query(DUE)
  for (const { name } of rows) await database.exec(`vacuum (analyze) ${name}`)
}
