/**
 * Opens a data folder's database in a separate process, because its packages are ES modules. `rows FOLDER` prints every
 * row of every table as JSON. `change FOLDER MOST` applies at most that many migrations, to a new database if there is
 * none, and then runs the SQL on standard input.
 */
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { migrate, openDatabase, openPrepared } from '../../../scripts/backend/database.mjs'

const [, , task, folder, most] = process.argv
const open = task === 'change' ? openPrepared : openDatabase
const { connection, database } = await open({ folder: join(folder, 'db') })

async function change() {
  await migrate(database, { most: Number(most) })
  await database.exec(await text(process.stdin))
  return ''
}

async function rowsByTable() {
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
  return JSON.stringify(content)
}

const output = await (task === 'change' ? change() : rowsByTable())
await connection.close()
process.stdout.write(output, () => process.exit(0))
