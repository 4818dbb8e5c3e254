/**
 * `npm test`: installs, then runs every check; ends with the time of each and a summary of all tests.
 *
 * `npm run test:full` adds the slow ones: tests with the tag `@wide` (tests/scope.ts), the others in every width,
 * language and theme, properties over many random cases, thousands of posts, all database tests on the embedded
 * database, the site as on Vercel, with a third language, and of another provider.
 */
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buildTestSite, removeTestSite } from '../tests/e2e/support/test-site.mjs'
import { hasServer } from '../tests/postgres-server.mjs'
import { RESULTS, interrupt, runInto, runSteps } from '../tests/steps.mjs'
import { commandFile } from './process/child.mjs'
import { install } from './environment.mjs'
import { ROOT } from './terminal.mjs'

await install()
const { browser } = await import('./browser.mjs')
process.env.BROWSER_PATH = await browser()
const full = process.argv.includes('--full')
if (full) process.env.TEST_FULL = '1'
// Passwords of the tests protect nothing; with the usual cost each sign-in keeps the backend busy for 60 ms.
process.env.LITE_AUTH_BCRYPT_COST = '4'

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)
// Next reads its configuration for types and jest, too, and requires a complete environment; nothing answers here.
const noBackend = {
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_no_project',
  JOB_SECRET: 'a'.repeat(43),
}

/** The file of a script of the project, or of a program of the packages. */
const fileOf = (name) =>
  name.endsWith('.mjs') ? join(ROOT, name) : commandFile(name, name === 'tsc' ? 'typescript' : name)
/**
 * A step that passes if all of its commands exit with 0. It gives way to the sites of the end-to-end tests, whose calls
 * of the database have seconds.
 */
const step = (name, ...commands) => ({
  name,
  async run(log) {
    for (const [command, ...args] of commands)
      if ((await runInto(log, process.execPath, [fileOf(command), ...args], noBackend, ROOT, 5)) !== 0)
        return false
    return true
  },
})
const jest = (name, projects, ...options) =>
  step(name, ['jest', '--ci', ...resultIn(name), ...options, '--selectProjects', ...projects])
const resultIn = (name) => ['--json', '--outputFile', join(RESULTS, `${name}.json`)]

const onEmbedded = (...projects) => jest('embedded database tests', projects, '--maxWorkers', '1')
/**
 * On PostgreSQL, as on a hosted project, and in half the time; tests of the embedded database run on that. Without a
 * server, and with `--full`, all of them run on the embedded one. They share a database and change its limits.
 */
const databaseTests = hasServer()
  ? [
      step('database tests', ['scripts/test-postgres.mjs', '--ci', ...resultIn('database tests')]),
      full ? onEmbedded('db', 'embedded') : onEmbedded('embedded'),
    ]
  : [onEmbedded('db', 'embedded')]

let isBuilt = false
const build = {
  name: 'build',
  async run(log) {
    isBuilt = (await buildTestSite((...command) => runInto(log, ...command))) === 0
    return isBuilt
  },
}
/** Not beside the build, for which the browser waits. */
const afterBuild = (step) => ({ ...step, after: build.name })
/** Runs the end-to-end tests of a project in playwright.config.ts; resolves to whether they pass. */
async function playwright(log, project, env = {}, folder = ROOT) {
  const args = [commandFile('playwright'), 'test', '--no-deps', '--project', project]
  return (await runInto(log, process.execPath, args, { TEST_PART: project, ...env }, folder)) === 0
}
/** They run on a separate site. */
const endToEnd = (project) => ({
  name: `end-to-end tests: ${project}`,
  after: build.name,
  usesBrowser: true,
  run: async (log) => isBuilt && playwright(log, project),
})

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(name, () =>
    interrupt()
      .then(removeTestSite)
      .finally(() => process.exit(1)),
  )

// The build first, then the longest first.
const steps = [
  build,
  databaseTests[0],
  endToEnd('office'),
  endToEnd('public'),
  endToEnd('editor'),
  endToEnd('outage'),
  ...(full ? [endToEnd('volume')] : []),
  step('lint', ['eslint', '--max-warnings', '0', '.'], ['knip']),
  // Two workers, as many of these tests wait for time limits and processes.
  afterBuild(jest('unit tests', ['unit'], '--maxWorkers', '2')),
  ...databaseTests.slice(1).map(afterBuild),
  afterBuild(step('types', ['next', 'typegen'], ['tsc', '--noEmit'])),
  step('format', ['prettier', '--check', '--log-level', 'warn', '.']),
]
/** Alone, because its build replaces the one that the others copy. */
const onVercel = {
  name: 'as on Vercel',
  async run(log) {
    removeTestSite()
    const build = (command, args, env) =>
      runInto(log, command, args, { ...env, VERCEL: '1', NEXT_ENABLE_ADAPTER: '0' })
    return (await buildTestSite(build)) === 0 && playwright(log, 'vercel', { VERCEL: '1' })
  },
}
/**
 * Alone, like the last one. On a copy of the project with other source files (tests/provider, tests/third-language), of
 * which Playwright builds the site (tests/e2e/support/test-site.mjs).
 */
const inCopy = (project) => ({
  name: `end-to-end tests: ${project}`,
  async run(log) {
    const { makeCopy } = await import(`../tests/${project}/make-copy.mjs`)
    const { folder, remove } = await makeCopy()
    const passed = await playwright(log, project, { TEST_SITE_DATA: '' }, folder)
    cpSync(join(folder, 'test-results'), RESULTS, { recursive: true })
    remove()
    return passed
  },
})
const begun = Date.now()
const cores = availableParallelism()
// A step waits now and then, so one more than cores; at most four, as an end-to-end test needs a gigabyte of memory.
const ended = await runSteps(steps, Math.min(4, cores + 1), Math.min(2, cores))
if (full) ended.push(...(await runSteps([onVercel, inCopy('third-language'), inCopy('provider')], 1, 1)))
removeTestSite()

const read = (file) => JSON.parse(readFileSync(join(RESULTS, file), 'utf8'))
let passed = 0
let failed = 0
for (const file of readdirSync(RESULTS).filter((name) => name.endsWith('.json'))) {
  const { stats, numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = read(file)
  passed += stats?.expected ?? numPassedTests
  failed += stats ? stats.unexpected + stats.flaky : numFailedTests + numRuntimeErrorTestSuites
}

process.stdout.write('\n')
for (const { name, seconds } of ended) process.stdout.write(`${String(seconds).padStart(5)} s  ${name}\n`)
process.stdout.write(`${String(Math.round((Date.now() - begun) / 1000)).padStart(5)} s  in all\n`)
const wrong = ended.filter((one) => !one.passed).map(({ name }) => name)
if (wrong.length > 0) process.stderr.write(`\n✗ Failed: ${wrong.join(', ')}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(wrong.length > 0 || passed === 0 ? 1 : 0)
