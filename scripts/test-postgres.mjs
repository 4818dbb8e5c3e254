/**
 * `npm run test:postgres`: the database tests on a PostgreSQL server of their own. Arguments are passed to jest.
 * Node's own modules and the packages of the tests.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { BACKEND_TEMPLATE, BOOTSTRAP } from '../tests/db/databases.mjs'
import { openPrepared } from './migrate.mjs'
import { startServer } from './postgres-server.mjs'
import { ROOT, run, say } from './terminal.mjs'

/** These test the data folder of PGlite, which a server does not have: they run with `npm test` only. */
const EMBEDDED_ONLY = 'tests/db/embedded/'

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
say(`Running the database tests on it, without ${EMBEDDED_ONLY}, which test the data folder of PGlite …`)
const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js')
// The options that take a list come last: they would take paths that follow for their own.
const args = [
  jest,
  ...process.argv.slice(2),
  '--selectProjects=db',
  `--testPathIgnorePatterns=${EMBEDDED_ONLY}`,
]
process.exit(await run(process.execPath, args, { TEST_POSTGRES_URL: server }))
