/** What a first visit loads: in a browser that takes Brotli, as all do over HTTPS, and in one that takes gzip alone. */
import { openPage } from './slow-phone.mjs'

/** The milliseconds without a request after which nothing more is expected. */
const SETTLED = 1500

/** Whether a page asks for another one: a fetch of Next's router, or a prefetch of the browser. */
function isPrefetch({ type, request }) {
  const names = Object.keys(request.headers).map((name) => name.toLowerCase())
  return type === 'Prefetch' || names.includes('rsc') || names.includes('next-router-prefetch')
}

/** Counts what the network of a page carries, until `counted`, which lists it with `bytes`, headers included. */
function countRequests(session) {
  const found = new Map()
  session.on('Network.requestWillBeSent', (event) => {
    if (/^https?:/.test(event.request.url))
      found.set(event.requestId, { bytes: 0, isPrefetch: isPrefetch(event) })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = found.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  return () => [...found.values()]
}

/** Visits a page for the first time, then scrolls to its end. @returns the requests before and in all */
async function visit(browser, url, { codings = 'gzip, br', ...visitor }) {
  const { page, session, close } = await openPage(browser, { ...visitor, isSlow: false })
  try {
    await page.setExtraHTTPHeaders({ 'Accept-Encoding': codings })
    const counted = countRequests(session)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(SETTLED)
    const first = counted()
    const end = await page.evaluate(() => document.body.scrollHeight)
    for (let y = 0; y < end; y += 600) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
      await page.waitForTimeout(50)
    }
    await page.waitForTimeout(SETTLED)
    return { first, all: counted() }
  } finally {
    await close()
  }
}

/**
 * Visits a page with a phone. For what no visitor caused it does so in a wide window, too, which shows more links; to
 * scroll is no reason to load other pages either.
 * @param {{ add: Function, browser: import('playwright').Browser, site: string }} run
 * @param {{ label: string, path: string, language: string }} page
 */
export async function measureVisit({ add, browser, site }, { label, path, language }) {
  // First, so that the page is in the server's memory when it is asked for in Brotli.
  const former = await visit(browser, site + path, { language, codings: 'gzip' })
  const phone = await visit(browser, site + path, { language })
  const kilobytes = ({ first }) => first.reduce((sum, one) => sum + one.bytes, 0) / 1000
  add(label, 'weight', kilobytes(phone))
  add(label, 'weightGzip', kilobytes(former))
  add(label, 'requests', phone.first.length)
  const wide = await visit(browser, site + path, { language, isPhone: false })
  for (const { all } of [phone, wide]) add(label, 'prefetches', all.filter((one) => one.isPrefetch).length)
}
