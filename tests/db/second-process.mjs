/**
 * A database of its own, in memory, on the migrations alone: a process, as its packages are ES modules.
 * Takes `{ sql, values }` by POST, answers `{ rows }` or `{ error }`. Prints its port, ends with its parent.
 */
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { App } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { migrate } from '../../scripts/migrate.mjs'

const connection = await createPgliteConnection({})
await new App({ connection, auth: { enabled: true } }).ensureSystemSchema()
await migrate(connection.driver)

async function answer(request) {
  try {
    const { sql, values } = await json(request)
    const { rows } = await connection.driver.query(sql, values)
    return { rows }
  } catch (error) {
    return { error: error.message }
  }
}

const server = createServer(async (request, response) => response.end(JSON.stringify(await answer(request))))
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
process.on('disconnect', () => process.exit(0))
