/**
 * `npm run bench`: measures how fast the site is, each figure beside a limit that is measured in the same minutes.
 * Prints a table, and ends with 1 where a goal is not reached or the machine was too busy. docs/architecture.md.
 */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { sleep } from '../../tests/chaos/chance.mjs'
import { install } from '../environment.mjs'
import { fail, parseCommand, say } from '../terminal.mjs'
import { ALL, LOADED } from './goals.mjs'
import { rowsOf, table } from './report.mjs'

if (process.platform === 'win32') fail('The benchmark needs the signals and the `ps` of Linux or macOS.')

const USAGE =
  'Usage: npm run bench -- [--pages home,blog] [--language en] [--loads 3] [--patience SECONDS] [--json FILE]'
const text = { type: 'string' }
const {
  values: { pages: names, language, json, loads = '3', patience = '600' },
} = parseCommand(USAGE, { pages: text, language: text, json: text, loads: text, patience: text })
if (!/^[1-9]\d*$/.test(loads)) fail('--loads must be a whole number above 0.')
if (!(Number(patience) >= 0)) fail('--patience must be a number of seconds.')
const isAmong = (list, one) => !list || list.split(',').includes(one)
const pages = ALL.filter((page) => isAmong(names, page.name) && isAmong(language, page.language))
if (pages.length === 0) fail('--pages and --language name no page.')

await install()
process.env.NEXT_TELEMETRY_DISABLED = '1'
const { openFloorPage, openStaticPage } = await import('./limits.mjs')
const { measureLoad, measurePublish, measureStart, prepareSite } = await import('./server.mjs')
const { measurePress, measureVisit } = await import('./visits.mjs')

/** Child processes end with this process, and a browser with its Playwright. */
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => process.exit(1))

/** Busy time of all cores in ms. */
const worked = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0)

let left = Number(patience)
let busiest = 0

/** Waits until other processes use less than a third of a core. Without patience left, the run has no conclusion. */
async function quiet() {
  for (;;) {
    const [begun, before] = [performance.now(), worked()]
    await sleep(1000)
    const cores = (worked() - before) / (performance.now() - begun)
    if (cores < 0.3) return
    if (left-- <= 0) return void (busiest = Math.max(busiest, cores))
  }
}

const samples = []
/** Faults, without duplicates. */
const faults = new Set()
/** Shared by all measurements. */
const run = { times: Number(loads) }

/** Measures pages one after the other; a failure does not stop the rest. */
async function measureEach(name, measured, measureOne) {
  say(name)
  for (const page of measured) {
    await quiet()
    const add = (what, value, limit) => samples.push({ page: page.label, what, value, limit })
    await measureOne({ ...run, add }, page).catch(({ message }) =>
      faults.add(`${page.label}: ${message.split('\n')[0]}`),
    )
  }
}

async function measureAll() {
  run.floor = await openFloorPage()
  run.base = await prepareSite()
  run.staticPage = await openStaticPage()
  const starts = Array(3).fill({ label: 'npm start' })
  await measureEach('Starts', starts, async (all) => (run.site = await measureStart(all)))
  const loaded = pages.filter(({ name }) => LOADED.includes(name))
  // Pages take turns in each round, so that a slow minute affects all alike.
  for (let time = 1; time <= run.times; time++) {
    await measureEach(`First visits, ${time} of ${loads}`, pages, measureVisit)
    await measureEach(`Press, ${time} of ${loads}`, pages, measurePress)
    await measureEach(`Load, ${time} of ${loads}`, loaded, measureLoad)
  }
  await measureEach('Publishing', [{ label: 'a post' }], measurePublish)
  await run.site.end()
}

await measureAll().catch(({ message }) => fail(`The benchmark could not be finished. ${message}`))
if (json) writeFileSync(json, `${JSON.stringify(samples, null, 2)}\n`)
const report = table(rowsOf(samples))
process.stdout.write(`\n${report}\n\n`)
if (report.includes('**short**')) faults.add('Not all goals are reached; the table names those that are not.')
if (busiest > 0)
  faults.add(`No conclusion: others used up to ${busiest.toFixed(1)} cores. Run it again on a quiet machine.`)
for (const fault of faults) process.stderr.write(`✗ ${fault}\n`)
if (faults.size === 0) say('All goals are reached.')
process.exit(faults.size === 0 ? 0 : 1)
