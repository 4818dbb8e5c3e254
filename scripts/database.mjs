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
