/** Prints every row of every table in the given data folder's database as JSON. */
import { join } from 'node:path'
import { openDatabase } from '../../../scripts/backend/database.mjs'

const { connection, database } = await openDatabase({ folder: join(process.argv[2], 'db') })
const { rows: tables } = await database.query(`
  select table_schema || '.' || table_name as name from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema !~ '^(pg_|information_schema)'`)
const content = {}
for (const { name } of tables) {
  const { rows } = await database.query(`select to_jsonb(t)::text as row from ${name} t order by 1`)
  content[name] = rows.map(({ row }) => row)
}
const { rows: sequences } = await database.query('select sequencename, last_value from pg_sequences')
content.sequences = sequences.map((sequence) => JSON.stringify(sequence))
await connection.close()
process.stdout.write(JSON.stringify(content), () => process.exit(0))
