/**
 * A separate database copied from the migrated one (make-templates.mjs). A process because its packages are ES modules.
 * Takes `{ sql, values, claims, headers, undo, chore }` by POST; answers `{ rows }` or `{ error, code }`. With claims a
 * signed-in user, or a visitor if the role says so, runs the statement in a request with the headers; `undo` rolls its
 * changes back; a `chore` is run by a superuser outside a transaction. Prints its port; exits with its parent.
 */
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { openDatabase } from '../../scripts/backend/database.mjs'
import { MIGRATED_TEMPLATE, MIGRATOR, folderWithDatabase, migratedFolder, newDatabase } from './databases.mjs'

const folder = folderWithDatabase(migratedFolder())
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const { database } = await openDatabase({
  folder: join(folder, 'db'),
  url: await newDatabase(MIGRATED_TEMPLATE),
})

const AS_USER = `
  select set_config('request.jwt.claim.sub', $1::text::json ->> 'sub', true),
    set_config('request.jwt.claims', $1::text, true), set_config('role', $1::text::json ->> 'role', true)`

/** Rolls a transaction back but carries its result. */
class Undone extends Error {
  constructor(answer) {
    super()
    this.answer = answer
  }
}

async function run({ sql, values, claims, headers, undo, chore }) {
  if (chore) return { rows: await database.exec(sql).then(() => []) }
  return database.transaction(async (tx) => {
    await tx.query("select set_config('request.headers', $1, true)", [JSON.stringify(headers ?? {})])
    if (claims) {
      const { id, email, session, role = 'authenticated' } = claims
      const token = { sub: id, role, email, session_id: session }
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
