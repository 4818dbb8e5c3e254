/** Makes a database in the data folder that is given, then runs the SQL on standard input in it. */
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { App, setExperimental } from '@supabase/lite'
import { openDatabase } from '../../../scripts/database.mjs'
import { migrate, prepare } from '../../../scripts/migrate.mjs'

setExperimental('storage', true)
const { connection, database } = await openDatabase({ folder: join(process.argv[2], 'db') })
await new App({ connection, auth: { enabled: true }, storage: { enabled: true } }).ensureSystemSchema()
await prepare(database)
await migrate(database)
await database.exec(await text(process.stdin))
await connection.close()
process.exit(0)
