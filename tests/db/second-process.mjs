/**
 * A database of its own, which has what postgres-bootstrap.sql gives a plain PostgreSQL and then the migrations, run by
 * a role that is not a superuser. It is a process because its packages are ES modules.
 * Takes `{ sql, values, claims, headers, undo }` by POST and answers `{ rows }` or `{ error, code }`; with claims a
 * signed-in user runs the statement, in a request with the headers; `undo` takes back what it changes. Prints its port
 * and ends with its parent.
 */
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { openDatabase } from '../../scripts/database.mjs'
import { migrate } from '../../scripts/migrate.mjs'
import { BOOTSTRAP, MIGRATOR, folderWithDatabase, newDatabase } from './databases.mjs'

const folder = folderWithDatabase()
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const { database } = await openDatabase({ folder: join(folder, 'db'), url: await newDatabase('template0') })
await database.exec(readFileSync(BOOTSTRAP, 'utf8'))
await migrate(database, MIGRATOR)

const AS_USER = `
  select set_config('request.jwt.claim.sub', $1::text::json ->> 'sub', true),
    set_config('request.jwt.claims', $1::text, true), set_config('role', 'authenticated', true)`

/** Ends a transaction whose changes are taken back, with what its statement answered. */
class Undone extends Error {
  constructor(answer) {
    super()
    this.answer = answer
  }
}

async function run({ sql, values, claims, headers, undo }) {
  return database.transaction(async (tx) => {
    await tx.query("select set_config('request.headers', $1, true)", [JSON.stringify(headers ?? {})])
    if (claims) {
      const { id, email, session } = claims
      const token = { sub: id, role: 'authenticated', email, session_id: session }
      await tx.query(AS_USER, [JSON.stringify(token)])
    } else await tx.exec(`set local role ${MIGRATOR}`)
    const answer = await tx.query(sql, values)
    if (undo) throw new Undone(answer)
    return answer
  })
}

async function answer(request) {
  try {
    const { rows } = await run(await json(request))
    return { rows }
  } catch (error) {
    return error instanceof Undone ? { rows: error.answer.rows } : { error: error.message, code: error.code }
  }
}

const server = createServer(async (request, response) => response.end(JSON.stringify(await answer(request))))
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
for (const event of ['disconnect', 'SIGTERM']) process.once(event, () => process.exit(0))
