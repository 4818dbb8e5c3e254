/**
 * The database of the embedded backend: PGlite in the data folder or, with LOCAL_DATABASE_URL, a PostgreSQL server.
 * Both answer the calls of PGlite that the scripts use: `exec`, `query` and `transaction`.
 */
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
      pgliteOptions: { extensions: { pg_trgm } },
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
