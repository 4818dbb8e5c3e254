/**
 * `node scripts/test-postgres.mjs`: the database tests on a temporary PostgreSQL server (tests/postgres-server.mjs).
 * Arguments are passed to jest.
 */
import { join } from 'node:path'
import { startPostgres } from '../tests/postgres-server.mjs'
import { ROOT, run, say } from './terminal.mjs'

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
say('Starting a PostgreSQL server …')
const server = await startPostgres()
say('Running the database tests on it …')
const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js')
// One file after the other, as they share a database and change its limits. The list option comes last, or it would
// take the paths that follow.
const order = join(ROOT, 'tests', 'db', 'by-path.mjs')
const args = [
  jest,
  '--maxWorkers=1',
  '--testSequencer',
  order,
  ...process.argv.slice(2),
  '--selectProjects=db',
]
process.exit(await run(process.execPath, args, { TEST_POSTGRES_URL: server }))
