/** Makes a database in the data folder that is given, then runs the SQL on standard input in it. */
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { App, setExperimental } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { migrate } from '../../scripts/migrate.mjs'

setExperimental('storage', true)
const connection = await createPgliteConnection({ url: join(process.argv[2], 'db') })
await new App({ connection, auth: { enabled: true }, storage: { enabled: true } }).ensureSystemSchema()
await migrate(connection.driver)
await connection.driver.exec(await text(process.stdin))
await connection.close()
process.exit(0)
