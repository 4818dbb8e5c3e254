/** When a page is painted on a slow phone, beside the static page, and whether it moves. */
import { until } from '../../tests/chaos/chance.mjs'
import { openPage } from './slow-phone.mjs'

/** How long to wait for a paint, in milliseconds. */
const PATIENCE = 30_000

/** How long after the last request a late paint or a move may still come, in milliseconds. */
const SETTLED = 1500

/** Runs in the page, before anything else: notes what the browser reports. */
function watch() {
  const noted = { first: null, largest: null, isPicture: false, shift: 0 }
  window.benchPaint = noted
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.first = startTime
  })
  observe('largest-contentful-paint', ({ startTime, url }) => {
    noted.largest = startTime
    noted.isPicture = Boolean(url)
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) noted.shift += value
  })
}

/** Loads an address once. @throws Error where it is not answered well or nothing is painted */
async function paintOf(browser, url, language) {
  const { page, close } = await openPage(browser, { language })
  try {
    await page.addInitScript(watch)
    const answer = await page.goto(url, { waitUntil: 'networkidle' })
    if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}.`)
    const noted = () => page.evaluate(() => window.benchPaint)
    const isPainted = async () => {
      const { first, largest } = await noted()
      return first !== null && largest !== null
    }
    if (!(await until(isPainted, PATIENCE))) throw new Error(`${url} was not painted.`)
    await page.waitForTimeout(SETTLED)
    return await noted()
  } finally {
    await close()
  }
}

/**
 * Loads a page, and the static page before it.
 * @param {{ add: Function, quiet: Function, browser: import('playwright').Browser, staticPage: string, site: string }} run
 * @param {{ label: string, path: string, language: string }} page
 */
export async function measurePaint({ add, quiet, browser, staticPage, site }, { label, path, language }) {
  const busy = await quiet()
  const limit = await paintOf(browser, staticPage, language)
  const found = await paintOf(browser, site + path, language)
  add(label, 'firstPaint', found.first, { limit: limit.first, busy })
  const largest = found.isPicture ? 'largestPicture' : 'largestText'
  add(label, largest, found.largest, { limit: limit.largest, busy })
  add(label, 'layoutShift', found.shift, { busy })
}
