/**
 * `npm run bench`: measures how fast the site is, each figure beside a limit that is measured in the same minutes. Prints a
 * table, and ends with 1 where a goal is not reached or the machine was too busy. README, "Run it".
 * `npm run bench -- --pages home,blog --language en --loads 3 --json FILE` measures less and writes the figures down.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { install } from '../environment.mjs'
import { fail, say } from '../terminal.mjs'
import { collect } from './figures.mjs'
import { isServed } from './goals.mjs'
import { pagesOf } from './pages.mjs'
import { quietMachine } from './quiet.mjs'
import { complaints, table } from './report.mjs'

if (process.platform === 'win32') fail('The benchmark needs the signals and the `ps` of Linux or macOS.')

/** What follows the command. Ends this script with a sentence where something is wrong with it. */
function options() {
  try {
    const { values } = parseArgs({
      options: {
        pages: { type: 'string' },
        language: { type: 'string' },
        loads: { type: 'string', default: '5' },
        patience: { type: 'string', default: '600' },
        json: { type: 'string' },
      },
    })
    const [times, patience] = [Number(values.loads), Number(values.patience)]
    if (!Number.isInteger(times) || times < 1) fail('--loads must be a whole number above 0.')
    if (!(patience >= 0)) fail('--patience must be a number of seconds.')
    return { pages: pagesOf(values.pages, values.language), times, patience, json: values.json }
  } catch (error) {
    return fail(error.message)
  }
}

const { pages, times, patience, json } = options()
await install()
process.env.NEXT_TELEMETRY_DISABLED = '1'
const { chromium } = await import('playwright')
const { browser: findBrowser } = await import('../browser.mjs')
const { openFloorPage } = await import('./floor-page.mjs')
const { measureLoad } = await import('./load.mjs')
const { measurePaint } = await import('./paint.mjs')
const { measurePress } = await import('./press.mjs')
const { measurePublish } = await import('./publish.mjs')
const { openSite } = await import('./site.mjs')
const { openStaticPage } = await import('./static-page.mjs')
const { measureVisit } = await import('./visit.mjs')

/** What is started ends with this process, and a browser with its Playwright. */
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => process.exit(1))

/** What ends each thing that was started. */
const ends = []
const started = (one, end = one.end) => {
  ends.unshift(() => end.call(one))
  return one
}
const { add, all } = collect()
/** What could not be measured, each once. */
const faults = new Set()

async function measure() {
  const executablePath = await findBrowser()
  const quiet = quietMachine(patience * 1000)
  const floor = started(await openFloorPage())
  const staticPage = started(await openStaticPage())
  const site = started(await openSite({ add, quiet }))
  const browser = started(await chromium.launch({ executablePath, args: ['--no-sandbox'] }), () =>
    browser.close(),
  )
  const run = { add, quiet, times, browser, site: site.url, floor: floor.url, staticPage: staticPage.url }

  /** What cannot be measured is named at the end, and does not keep the rest from it. */
  async function measureEach(text, some, measureOne) {
    say(text)
    for (const page of some)
      await measureOne(run, page).catch(({ message }) =>
        faults.add(`${page.label}: ${message.split('\n')[0]}`),
      )
  }
  await measureEach('First visits', pages, measureVisit)
  // Each page in turn, and that several times, so that what a minute does to one it does to all.
  for (let time = 1; time <= times; time++) {
    await measureEach(`Paint, ${time} of ${times}`, pages, measurePaint)
    await measureEach(`Press, ${time} of ${times}`, pages, measurePress)
  }
  const served = pages.filter(({ name }) => isServed(name))
  await measureEach('Load', served, measureLoad)
  await measureEach('Publishing', [{ label: 'a post' }], () => measurePublish(run, site))
}

const begun = Date.now()
const fault = await measure().then(
  () => null,
  (error) => error,
)
for (const end of ends) await end()
if (fault) fail(`The benchmark could not be finished. ${fault.message}`)

const measurements = all()
if (json) writeFileSync(json, `${JSON.stringify(measurements, null, 2)}\n`)
process.stdout.write(`\n${table(measurements)}\n\n`)
say(`${Math.round((Date.now() - begun) / 1000)} s in all`)
const wrong = [...faults, ...complaints(measurements)]
for (const sentence of wrong) process.stderr.write(`✗ ${sentence}\n`)
if (wrong.length > 0) process.exit(1)
say('All goals are met.')
process.exit(0)
