import { expect, test } from '../support/test'

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true })

/** The most kilobytes that a first visit on a phone loads, headers included. */
const limits: Record<string, number> = { '/': 260, '/af': 260, '/blog': 300 }
const others = [
  '/courses',
  '/about',
  '/biblical-counselling',
  '/biblical-counselling/level-1',
  '/contact',
  '/landing',
  '/thank-you',
  '/privacy-policy',
  '/privacy-request',
  '/blog/burnout-in-ministry-what-elijah-needed-first',
  '/no-such-page',
  '/admin/login',
]

for (const path of [...Object.keys(limits), ...others]) {
  const limit = limits[path] ?? 250
  test(`a first visit to ${path} on a phone loads at most ${limit} kB`, async ({ page, allowError }) => {
    if (path === '/no-such-page') allowError(/404/)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await page.goto(path, { waitUntil: 'networkidle' })
    test.info().annotations.push({ type: 'bytes', description: `${(bytes / 1000).toFixed(1)} kB` })
    expect(bytes / 1000).toBeLessThanOrEqual(limit)
  })
}
