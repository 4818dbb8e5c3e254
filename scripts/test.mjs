/** `npm test`: installs, then runs every check there is; ends with one line over all tests. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { ROOT, requireNode, run, say } from './terminal.mjs'

requireNode()
await install()
const { browser } = await import('./browser.mjs')
process.env.BROWSER_PATH = await browser()
process.env.NEXT_TELEMETRY_DISABLED = '1'

const results = join(ROOT, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results)
const bin = (name) => join(ROOT, 'node_modules', '.bin', name)
// Next reads its configuration for types too, and that wants a complete environment; nothing answers here.
const nowhere = {
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_no_project',
}

const steps = [
  ['format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['lint', bin('eslint'), ['--max-warnings', '0', '.']],
  ['route types', bin('next'), ['typegen'], nowhere],
  ['types', bin('tsc'), ['--noEmit']],
  [
    'unit and database tests',
    bin('jest'),
    ['--ci', '--json', '--outputFile', join(results, 'jest.json')],
    nowhere,
  ],
  ['journeys', bin('playwright'), ['test']],
]

const failed = []
for (const [name, command, args, env] of steps) {
  say(name)
  if ((await run(command, args, env)) !== 0) failed.push(name)
}

const read = (file) =>
  existsSync(join(results, file)) ? JSON.parse(readFileSync(join(results, file), 'utf8')) : null
const jest = read('jest.json')
const journeys = read('journeys.json')?.stats
const passed = (jest?.numPassedTests ?? 0) + (journeys?.expected ?? 0)
const broken =
  (jest?.numFailedTests ?? 0) +
  (jest?.numRuntimeErrorTestSuites ?? 0) +
  (journeys?.unexpected ?? 0) +
  (journeys?.flaky ?? 0)

if (failed.length > 0) process.stderr.write(`\n✗ Not in order: ${failed.join(', ')}\n`)
process.stdout.write(`\n${passed} passed, ${broken} failed\n`)
process.exit(failed.length > 0 || passed === 0 ? 1 : 0)
