/**
 * Builds the databases that all others are copied from: an empty one, and one with postgres-bootstrap.sql and then the
 * migrations, run by a role that is not a superuser. The embedded ones are made in the folders that EMPTY_DATABASE and
 * migratedFolder() name; a real server gets only the second, as a template. With the argument `empty` only the first.
 */
import { cpSync, readFileSync } from 'node:fs'
import { migrate, openDatabase } from '../../scripts/backend/database.mjs'
import { BOOTSTRAP, MIGRATED_TEMPLATE, MIGRATOR, migratedFolder, newDatabase } from './databases.mjs'

const empty = process.env.EMPTY_DATABASE
const folder = migratedFolder()
const url = await newDatabase('template0', { name: MIGRATED_TEMPLATE })
if (!url) {
  const { connection } = await openDatabase({ folder: empty })
  await connection.close()
  if (process.argv[2] === 'empty') process.exit(0)
  cpSync(empty, folder, { recursive: true })
}
const { connection, database } = await openDatabase({ folder, url })
await database.exec(readFileSync(BOOTSTRAP, 'utf8'))
await migrate(database, { role: MIGRATOR })
await connection.close()
process.exit(0)
