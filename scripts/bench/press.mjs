/** How soon the next page is there when somebody who rests on a link presses it, on a slow network and processor. */
import { until } from '../../tests/chaos/chance.mjs'
import { openPage } from './slow-phone.mjs'

/** How long to wait for the next page, in milliseconds. */
const PATIENCE = 20_000

/** After how many milliseconds without a request nothing more is expected. */
const IDLE = 1000

/** Waits until the page has nothing to compute: before its scripts have taken over, it notices no hover. */
const rest = (page) =>
  page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), PATIENCE)

/** Follows the requests of a page. @returns whether there has been none for a while */
function watchNetwork(page) {
  const open = new Set()
  let last = performance.now()
  const note = (change) => (request) => {
    change.call(open, request)
    last = performance.now()
  }
  page.on('request', note(open.add))
  page.on('requestfinished', note(open.delete))
  page.on('requestfailed', note(open.delete))
  return () => open.size === 0 && performance.now() - last > IDLE
}

/**
 * Runs in each document, before anything else: notes how long after the press another heading is painted. Where the press
 * loads a new document instead of changing this one, that one goes on with it.
 */
function watch() {
  const PRESS = 'bench-press'
  const heading = () => document.querySelector('h1')?.textContent
  function waitFor({ at, before }) {
    if (heading() === undefined || heading() === before)
      return requestAnimationFrame(() => waitFor({ at, before }))
    // A frame is painted after its callbacks; the task after it comes when it is. It is a message, because a timer waits
    // for all that React goes on to render.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      sessionStorage.removeItem(PRESS)
      window.benchPress = performance.timeOrigin + performance.now() - at
    }
    port2.postMessage(null)
  }
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const press = { at: performance.timeOrigin + timeStamp, before: heading() }
      sessionStorage.setItem(PRESS, JSON.stringify(press))
      requestAnimationFrame(() => waitFor(press))
    },
    { capture: true },
  )
  const press = location.protocol.startsWith('http') && sessionStorage.getItem(PRESS)
  if (press) requestAnimationFrame(() => waitFor(JSON.parse(press)))
}

/**
 * Comes to a page by a link of another one.
 * @param {{ add: Function, quiet: Function, browser: import('playwright').Browser, site: string }} run
 * @param {{ label: string, path: string, from: string, language: string }} page
 * @throws Error where the other page has no such link to be seen, or the press shows nothing
 */
export async function measurePress({ add, quiet, browser, site }, { label, path, from, language }) {
  const busy = await quiet()
  const { page, close } = await openPage(browser, { language, isPhone: false })
  try {
    await page.addInitScript(watch)
    const isIdle = watchNetwork(page)
    await page.goto(site + from, { waitUntil: 'load' })
    await until(isIdle, PATIENCE)
    await rest(page)
    const link = page.locator(`a[href="${path}"]:visible`).first()
    if ((await link.count()) === 0) throw new Error(`${from} has no link to ${path}.`)
    await link.scrollIntoViewIfNeeded()
    await link.hover()
    // What the hover asks for has come before the press.
    await page.waitForTimeout(IDLE)
    await until(isIdle, PATIENCE)
    await rest(page)
    await page.mouse.down()
    await page.mouse.up()
    let took
    // Between two documents there is nothing to ask.
    const isShown = async () => (took = await page.evaluate(() => window.benchPress).catch(() => undefined))
    if (!(await until(isShown, PATIENCE)))
      throw new Error(`A press on ${path} in ${from} shows no other page.`)
    add(label, 'press', took, { busy })
  } finally {
    await close()
  }
}
