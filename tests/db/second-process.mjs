/**
 * A database of its own, in memory, on the migrations alone: a process, as its packages are ES modules.
 * Takes `{ sql, values, claims }` by POST, answers `{ rows }` or `{ error }`; with claims it is a signed-in user who
 * asks. Prints its port, ends with its parent.
 */
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { App, setExperimental } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { migrate } from '../../scripts/migrate.mjs'

setExperimental('storage', true)
const connection = await createPgliteConnection({})
await new App({ connection, auth: { enabled: true }, storage: { enabled: true } }).ensureSystemSchema()
await migrate(connection.driver)

const AS_USER = `
  select set_config('request.jwt.claim.sub', $1::text::json ->> 'sub', true),
    set_config('request.jwt.claims', $1::text, true), set_config('role', 'authenticated', true)`

async function ask({ sql, values, claims }) {
  if (!claims) return connection.driver.query(sql, values)
  const { id, email, session } = claims
  const token = JSON.stringify({ sub: id, role: 'authenticated', email, session_id: session })
  return connection.driver.transaction(async (tx) => {
    await tx.query(AS_USER, [token])
    return tx.query(sql, values)
  })
}

async function answer(request) {
  try {
    const { rows } = await ask(await json(request))
    return { rows }
  } catch (error) {
    return { error: error.message }
  }
}

const server = createServer(async (request, response) => response.end(JSON.stringify(await answer(request))))
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
process.on('disconnect', () => process.exit(0))
