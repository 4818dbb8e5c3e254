/**
 * Prints what a project must be like: what the migrations make of an empty database in memory, asked as a project is. A
 * process of its own, because it keeps a processor busy for some seconds.
 */
import { migrate, openPrepared } from '../migrate.mjs'

const { connection, database } = await openPrepared()
await migrate(database)
const { rows } = await database.query('select public.project_state() as state')
await connection.close()
process.stdout.write(JSON.stringify(rows[0].state), () => process.exit(0))
