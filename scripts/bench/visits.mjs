/** First visits: paint, weight and scores on a slow phone; and the time from a press at a desk to the next page. */
import lighthouse, { defaultConfig } from 'lighthouse'
import { throttle } from 'lighthouse/core/lib/emulation.js'
import { chromium } from 'playwright'
import { browser as findBrowser } from '../browser.mjs'
import { freePort } from '../ports.mjs'
import { say } from '../terminal.mjs'

/** Runs `work` in a browser with an empty profile. */
async function inNewBrowser(work) {
  const port = await freePort()
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: await findBrowser(), args })
  try {
    return await work(browser, port)
  } finally {
    await browser.close()
  }
}

/** Actual, not simulated throttling: 1.6 Mbit/s, a round trip of 150 ms, a quarter of the processor. */
const SLOW = { ...defaultConfig.settings, throttlingMethod: 'devtools' }

/** Lighthouse's results of a first visit on a slow phone. @throws Error if there are none */
async function visit(url, language, tries = 3) {
  const { lhr, artifacts } = await inNewBrowser((_, port) =>
    lighthouse(url, {
      ...{ ...SLOW, port, logLevel: 'error', disableFullPageScreenshot: true },
      // All browsers take Brotli over HTTPS, but not all over HTTP.
      extraHeaders: { 'Accept-Encoding': 'gzip, br', 'Accept-Language': `${language}-ZA` },
    }),
  )
  const fault = lhr.runtimeError?.message ?? lhr.audits['largest-contentful-paint'].errorMessage
  // A busy machine sometimes loses the recording of a visit.
  if (fault && tries > 1) return visit(url, language, tries - 1)
  if (fault) throw new Error(`Lighthouse cannot measure ${url}: ${fault}`)
  const largest = artifacts.Trace.traceEvents
    .filter(({ name }) => name === 'largestContentfulPaint::Candidate')
    .sort((a, b) => a.ts - b.ts)
    .at(-1)
  return {
    lhr,
    firstPaint: lhr.audits['first-contentful-paint'].numericValue,
    largestPaint: lhr.audits['largest-contentful-paint'].numericValue,
    isPicture: largest.args.data.type === 'image',
  }
}

/** The audits that took points off a category, as texts. */
const lost = (audits, { auditRefs }) =>
  auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => `${audits[id].title} ${audits[id].displayValue ?? ''}`.trim())

/** Loads the static page, then a page, and lists the audits that cost it points. */
export async function measureVisit({ add, site, staticPage }, { label, path, language }) {
  const limit = await visit(staticPage, language)
  const { lhr, firstPaint, largestPaint, isPicture } = await visit(site.url + path, language)
  add('firstPaint', firstPaint, limit.firstPaint)
  add(isPicture ? 'largestPicture' : 'largestText', largestPaint, limit.largestPaint)
  add('layoutShift', lhr.audits['cumulative-layout-shift'].numericValue)
  add('weight', lhr.audits['total-byte-weight'].numericValue / 1000)
  for (const category of Object.values(lhr.categories)) {
    add(category.id, Math.round(category.score * 100))
    const reasons = lost(lhr.audits, category)
    if (reasons.length > 0) say(`${label}, ${category.id}: ${reasons.join('; ')}`)
  }
}

/** Runs in the page: waits until it has nothing to compute. Before its scripts have taken over, it notices no hover. */
const rest = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 20_000 }))

/** Runs in the page: notes how long after the next press another heading is painted. */
function watchPress() {
  const heading = () => document.querySelector('h1')?.textContent
  const before = heading()
  window.benchPress = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The press shows no other page.')), 20_000)
    function look(pressed) {
      if ([undefined, before].includes(heading())) return requestAnimationFrame(() => look(pressed))
      // A frame is painted after its callbacks, and the next task comes after that. It is a message, because a timer
      // waits for all that React goes on to render.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - pressed)
      port2.postMessage(null)
    }
    const press = ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp))
    addEventListener('pointerdown', press, { capture: true, once: true })
  })
}

/**
 * Comes to a page by a link of another one, on which the mouse has rested until the page was there.
 * @returns ms from the press until the page is painted
 * @throws Error where the other page shows no such link, nothing is loaded ahead, or the press shows nothing
 */
const press = (url, { path, from, language }) =>
  inNewBrowser(async (browser) => {
    const desk = { viewport: { width: 1350, height: 940 }, locale: `${language}-ZA` }
    const page = await browser.newPage(desk)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await throttle({ sendCommand: (name, values) => session.send(name, values) }, SLOW)
    const isAhead = (request) => request.headers().rsc === '1' && new URL(request.url()).pathname === path
    const ahead = page.waitForEvent('requestfinished', isAhead)
    await page.goto(url + from, { waitUntil: 'networkidle' })
    await page.evaluate(rest)
    await Promise.all([ahead, page.locator(`a[href="${path}"]:visible`).first().hover()])
    // Its scripts come after it.
    await page.waitForTimeout(2000)
    await page.evaluate(rest)
    await page.evaluate(watchPress)
    // One after the other, each would wait for the page's answer to the one before.
    await Promise.all([page.mouse.down(), page.mouse.up()])
    return page.evaluate(() => window.benchPress)
  })

/** Presses the link of the floor page, then the one to a page. */
export async function measurePress({ add, floor, site }, page) {
  const limit = await press(floor, { path: '/next', from: '', language: page.language })
  add('press', await press(site.url, page), limit)
}
