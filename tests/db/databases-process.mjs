/**
 * Separate databases, each copied from the migrated one (make-templates.mjs). A process because its packages are ES
 * modules. `POST /` creates a database and answers with its path; `DELETE` on that path closes it. A path takes
 * `{ sql, values, claims, headers, limited, undo, chore }` by POST; answers `{ rows }` or `{ error, code }`. With claims a
 * signed-in user, or a visitor if the role says so, runs the statement in a request with the headers; `limited` ends it at
 * the role's time limit; `undo` rolls its changes back; a `chore` is run by a superuser outside a transaction.
 * Prints its port; exits with its parent.
 */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { openDatabase } from '../../scripts/backend/database.mjs'
import { MIGRATED_TEMPLATE, MIGRATOR, folderWithDatabase, migratedFolder, newDatabase } from './databases.mjs'

/** The open databases by path, each with its connection and its data folder. */
const opened = new Map()

async function open() {
  const folder = folderWithDatabase(migratedFolder())
  const url = await newDatabase(MIGRATED_TEMPLATE)
  const path = `/${randomUUID()}`
  opened.set(path, { folder, ...(await openDatabase({ folder: join(folder, 'db'), url })) })
  return path
}

async function close(path) {
  const { connection, folder } = opened.get(path)
  opened.delete(path)
  await connection.close()
  rmSync(folder, { recursive: true, force: true })
}

process.on('exit', () => {
  for (const { folder } of opened.values()) rmSync(folder, { recursive: true, force: true })
})

const AS_USER = `
  select set_config('request.jwt.claim.sub', $1::text::json ->> 'sub', true),
    set_config('request.jwt.claims', $1::text, true), set_config('role', $1::text::json ->> 'role', true)`

/** As PostgREST applies it. */
const LIMIT_OF_ROLE = `
  select set_config('statement_timeout', split_part(setting, '=', 2), true)
  from pg_roles, unnest(rolconfig) setting where rolname = $1 and setting like 'statement_timeout=%'`

/** Rolls a transaction back but carries its result. */
class Undone extends Error {
  constructor(answer) {
    super()
    this.answer = answer
  }
}

async function run(database, { sql, values, claims, headers, limited, undo, chore }) {
  if (chore) return { rows: await database.exec(sql).then(() => []) }
  return database.transaction(async (tx) => {
    await tx.query("select set_config('request.headers', $1, true)", [JSON.stringify(headers ?? {})])
    if (claims) {
      const { id, email, session, role = 'authenticated' } = claims
      const token = { sub: id, role, email, session_id: session }
      await tx.query(AS_USER, [JSON.stringify(token)])
      // PGlite cannot interrupt a statement.
      if (limited && process.env.TEST_POSTGRES_URL) await tx.query(LIMIT_OF_ROLE, [role])
    } else await tx.exec(`set local role ${MIGRATOR}`)
    const answer = await tx.query(sql, values)
    if (undo) throw new Undone(answer)
    return answer
  })
}

async function answer(request) {
  try {
    if (request.url === '/') return { path: await open() }
    if (request.method === 'DELETE') return { closed: await close(request.url) }
    const { rows } = await run(opened.get(request.url).database, await json(request))
    return { rows }
  } catch (error) {
    return error instanceof Undone ? { rows: error.answer.rows } : { error: error.message, code: error.code }
  }
}

const server = createServer(async (request, response) => response.end(JSON.stringify(await answer(request))))
// With the default of five idle seconds, a connection may be closed just as it is used again.
server.keepAliveTimeout = 0
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
for (const event of ['disconnect', 'SIGTERM']) process.once(event, () => process.exit(0))
