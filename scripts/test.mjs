/**
 * `npm test`: installs, then runs every check there is; ends with one line over all tests. A run of jest and the other
 * steps keep a core each busy, so they run at the same time; the end-to-end tests, which measure time, have the machine alone.
 */
import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startTestSite } from '../tests/e2e/support/test-site.mjs'
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

const failed = []

/** Runs one step and says how long it took; one that goes wrong is noted. */
async function step(name, act) {
  say(name)
  const begun = Date.now()
  const inOrder = await act().catch((error) => {
    process.stderr.write(`${error.message}\n`)
    return false
  })
  if (!inOrder) failed.push(name)
  say(`${name}: ${inOrder ? 'in order' : 'NOT in order'}, ${Math.round((Date.now() - begun) / 1000)} s`)
  return inOrder
}

const passes = async (command, args, env) => (await run(bin(command), args, env)) === 0

/** Jest, whose words are held back until it ends: they would mix with those of the other steps. */
async function jest() {
  const log = join(results, 'jest.log')
  const file = openSync(log, 'w')
  const child = spawn(bin('jest'), ['--ci', '--json', '--outputFile', join(results, 'jest.json')], {
    cwd: ROOT,
    stdio: ['ignore', file, file],
    env: { ...process.env, ...nowhere },
    shell: process.platform === 'win32',
  })
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', resolve)
  })
  closeSync(file)
  process.stdout.write(readFileSync(log))
  return code === 0
}

const units = step('unit and database tests', jest)
await step('format', () => passes('prettier', ['--check', '--log-level', 'warn', '.']))
await step('lint', () => passes('eslint', ['--max-warnings', '0', '.']))
await step('types', async () => (await passes('next', ['typegen'], nowhere)) && passes('tsc', ['--noEmit']))
let end
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => Promise.resolve(end?.()).finally(() => process.exit(1)))
const built = await step('build', async () => {
  end = await startTestSite()
  return true
})
await units
if (built) await step('end-to-end tests', () => passes('playwright', ['test']))
await end?.()

const read = (file) =>
  existsSync(join(results, file)) ? JSON.parse(readFileSync(join(results, file), 'utf8')) : null
const tests = read('jest.json')
const journeys = read('e2e.json')?.stats
const passed = (tests?.numPassedTests ?? 0) + (journeys?.expected ?? 0)
const broken =
  (tests?.numFailedTests ?? 0) +
  (tests?.numRuntimeErrorTestSuites ?? 0) +
  (journeys?.unexpected ?? 0) +
  (journeys?.flaky ?? 0)

if (failed.length > 0) process.stderr.write(`\n✗ Not in order: ${failed.join(', ')}\n`)
process.stdout.write(`\n${passed} passed, ${broken} failed\n`)
process.exit(failed.length > 0 || passed === 0 ? 1 : 0)
