/** Creates a data folder's database with the first few migrations, then runs the SQL on standard input. */
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { migrate, openPrepared } from '../../../scripts/backend/database.mjs'

const [, , folder, most] = process.argv
const { connection, database } = await openPrepared({ folder: join(folder, 'db') })
await migrate(database, { most: Number(most) })
await database.exec(await text(process.stdin))
await connection.close()
process.exit(0)
