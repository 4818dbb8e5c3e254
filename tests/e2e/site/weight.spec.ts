import { gzipSync } from 'node:zlib'
import { expect, test } from '../support/test'
import { DATA, smallestSize } from '../support/wire'
import { wideIf } from '../../scope'

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true })

/** Limits in kilobytes for a first visit on a phone with Brotli, headers included. */
const limits: Record<string, number> = {
  '/': 215,
  '/af': 215,
  // Its place in the landscape is 4 kB.
  '/blog': 240,
  '/landing': 210,
  '/blog/burnout-in-ministry-what-elijah-needed-first': 208,
}
/** Pages rendered per request. */
const dynamic = ['/no-such-page', '/admin/login']
const others = [
  '/courses',
  '/about',
  '/biblical-counselling',
  '/biblical-counselling/level-1',
  '/contact',
  '/thank-you',
  '/privacy-policy',
  '/privacy-request',
  ...dynamic,
]

for (const path of [...Object.keys(limits), ...others]) {
  const limit = limits[path] ?? 205
  test(`a first visit to ${path} on a phone loads at most ${limit} kB${wideIf(!['/', '/landing'].includes(path))}`, async ({
    page,
    allowError,
  }) => {
    if (path === '/no-such-page') allowError(/404/)
    // While Next regenerates a page, one visitor gets a version some kilobytes larger.
    const isStored = !dynamic.includes(path)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    let bytes = isStored ? await smallestSize(path) : 0
    const documents = new Set<string>()
    /** Fonts in the page, which Chromium names as loaded, too. */
    const inside = new Set<string>()
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (isStored && type === 'Document') documents.add(requestId)
      if (response.url.startsWith('data:')) inside.add(requestId)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!documents.has(requestId) && !inside.has(requestId)) bytes += encodedDataLength
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    if (isStored) expect(documents.size).toBe(1)
    test.info().annotations.push({ type: 'bytes', description: `${(bytes / 1000).toFixed(1)} kB` })
    expect(bytes / 1000).toBeLessThanOrEqual(limit)
  })
}

/**
 * Limits in kB of a document without styles: as it is, and compressed with its data rows sorted, whose order varies and
 * changes the size by up to 1.2 kB.
 */
const documents: Record<string, readonly [number, number]> = {
  '/': [153, 30.8],
  '/landing': [63, 13.6],
  '/courses': [107.5, 21.1],
  '/biblical-counselling/level-1': [122.3, 24.8],
  '/blog': [109.4, 22.3],
  // Its structured data repeats the post.
  '/blog/luister-voor-jy-raad-gee': [109.8, 25],
}

/** A page followed by its sorted data rows. */
function inOneOrder(page: string) {
  const rows = [...page.matchAll(DATA)].map(([, part]) => part).join('')
  return page.replace(DATA, '') + rows.split('\\n').sort().join('\n')
}

test('the documents have no avoidable weight', async ({ request }) => {
  for (const [path, [whole, sent]] of Object.entries(documents)) {
    const text = await (await request.get(path)).text()
    const page = text.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    const [length, compressed] = [Buffer.byteLength(page) / 1000, gzipSync(inOneOrder(page)).length / 1000]
    test
      .info()
      .annotations.push({ type: path, description: `${length.toFixed(1)}, ${compressed.toFixed(1)} kB` })
    expect.soft(length, path).toBeLessThanOrEqual(whole)
    expect.soft(compressed, `${path}, compressed`).toBeLessThanOrEqual(sent)
  }
})
