/** A browser as Lighthouse has it for a phone: its screen, its name, its network and its processor, all applied. */
import { screenEmulationMetrics, throttling, userAgents } from 'lighthouse/core/config/constants.js'

const { width, height, deviceScaleFactor } = screenEmulationMetrics.mobile
const PHONE = {
  viewport: { width, height },
  deviceScaleFactor,
  userAgent: userAgents.mobile,
  isMobile: true,
  hasTouch: true,
}
/** A mouse can rest on a link, and the menu of a wide window shows its links. */
const DESKTOP = { viewport: { width: 1350, height: 940 } }

/**
 * 1.6 Mbit/s and a round trip of 150 ms: a request without a connection of its own costs several round trips on a real
 * network, and the browser can only delay the request, so that Lighthouse has it wait for 3.75 of them and takes a tenth
 * off the speed.
 */
const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
  throttling.mobileSlow4G
const bytesPerSecond = (kilobits) => Math.floor((kilobits * 1024) / 8)

/**
 * Opens a page in a context of its own, with an empty cache and no connections.
 * @param {import('playwright').Browser} browser
 * @param {{ language: string, isPhone?: boolean, isSlow?: boolean }} visitor
 * @returns the page, its session of the browser's protocol, and what closes it
 */
export async function openPage(browser, { language, isPhone = true, isSlow = true }) {
  const context = await browser.newContext({ ...(isPhone ? PHONE : DESKTOP), locale: `${language}-ZA` })
  // A quarter of a busy processor needs longer than the half minute that is usual.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: requestLatencyMs,
      downloadThroughput: bytesPerSecond(downloadThroughputKbps),
      uploadThroughput: bytesPerSecond(uploadThroughputKbps),
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier })
  }
  return { page, session, close: () => context.close() }
}
