/**
 * Separate databases, each copied from the migrated one (make-templates.mjs). A process because its packages are ES
 * modules. `POST /` creates a database and answers with its path; `DELETE` on that path closes it. A path takes
 * `{ sql, values, claims, headers, limited, undo, chore }` by POST; answers `{ rows }` or `{ error, code }`; to a list of
 * them, run one after the other, with the list of answers. With claims a signed-in user, or a visitor if the role says so, runs the statement in a request with the headers; `limited` ends it at
 * the role's time limit; `undo` rolls its changes back; a `chore` is run by a superuser outside a transaction.
 * Prints its port; exits with its parent.
 */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
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
  select set_config('request.headers', $1, true), set_config('request.jwt.claim.sub', $2::text::json ->> 'sub', true),
    set_config('request.jwt.claims', $2::text, true), set_config('role', $2::text::json ->> 'role', true)`

const AS_OWNER = `select set_config('request.headers', $1, true), set_config('role', '${MIGRATOR}', true)`

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
  const sent = JSON.stringify(headers ?? {})
  return database.transaction(async (tx) => {
    if (claims) {
      const { id, email, session, role = 'authenticated' } = claims
      const token = { sub: id, role, email, session_id: session }
      await tx.query(AS_USER, [sent, JSON.stringify(token)])
      // PGlite cannot interrupt a statement.
      if (limited && process.env.TEST_POSTGRES_URL) await tx.query(LIMIT_OF_ROLE, [role])
    } else await tx.query(AS_OWNER, [sent])
    const answer = await tx.query(sql, values)
    if (undo) throw new Undone(answer)
    return answer
  })
}

/** What comes of some work, or its error. */
const outcome = (work) =>
  work().catch((error) =>
    error instanceof Undone ? { rows: error.answer.rows } : { error: error.message, code: error.code },
  )

async function answer({ url, method }, body) {
  if (url === '/') return { path: await open() }
  if (method === 'DELETE') return { closed: await close(url) }
  const { database } = opened.get(url)
  const ofStatement = (statement) => outcome(async () => ({ rows: (await run(database, statement)).rows }))
  if (!Array.isArray(body)) return ofStatement(body)
  const answers = []
  for (const statement of body) answers.push(await ofStatement(statement))
  return answers
}

const server = createServer(async (request, response) => {
  const body = await text(request)
  const answered = await outcome(() => answer(request, body && JSON.parse(body)))
  response.end(JSON.stringify(answered))
})
// With the default of five idle seconds, a connection may be closed just as it is used again.
server.keepAliveTimeout = 0
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
for (const event of ['disconnect', 'SIGTERM']) process.once(event, () => process.exit(0))
