/**
 * `node scripts/test-postgres.mjs`: the database tests on a PostgreSQL server of their own. Arguments are passed to jest.
 * Node's own modules and the packages of the tests.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { BACKEND_TEMPLATE, BOOTSTRAP } from '../tests/db/databases.mjs'
import { openPrepared } from './migrate.mjs'
import { startServer } from './postgres-server.mjs'
import { ROOT, run, say } from './terminal.mjs'

/** Creates the template of the backends' databases: what lite creates before the first migration, and the roles. */
async function createTemplate(server) {
  const admin = postgres(server, { max: 1 })
  await admin.unsafe(`create database ${BACKEND_TEMPLATE}`)
  await admin.end()
  const { connection, database } = await openPrepared({ url: new URL(BACKEND_TEMPLATE, server).href })
  await database.exec(readFileSync(BOOTSTRAP, 'utf8'))
  await connection.close()
}

say('Starting a PostgreSQL server …')
const server = await startServer()
await createTemplate(server)
say('Running the database tests on it …')
const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js')
// One file after the other, as they share a database and change its limits. The option that takes a list comes last: it
// would take paths that follow for its own.
const args = [jest, '--maxWorkers=1', ...process.argv.slice(2), '--selectProjects=db']
process.exit(await run(process.execPath, args, { TEST_POSTGRES_URL: server }))
