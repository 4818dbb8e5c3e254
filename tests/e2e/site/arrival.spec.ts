import { once } from 'node:events'
import { type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { layoutShift } from '../support/layout-shift'
import { expect, site, test } from '../support/test'
import { wideIf } from '../../scope'

/** Number of separate parts: past the header and the start of the content. */
const PARTS = 80

/** A page as from a slow line: the head, pieces up to a closing tag, the rest. */
function partsOf(html: string): string[] {
  const parts = html.split(/(?<=<body[^>]*>|<\/(?:a|button|div|h1|li|p|span|time)>)/)
  return [...parts.slice(0, PARTS), parts.slice(PARTS).join('')]
}

/** The site behind a slow line: `next` sends another part, and returns false once none is left. */
async function startSlowLine() {
  let page: { response: ServerResponse; parts: string[] } | undefined
  const server = createServer(async ({ url, headers }, response) => {
    const { accept = '*/*' } = headers
    const answer = await fetch(site + url, { headers: { accept } })
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()))
    page = { response, parts: partsOf(await answer.text()) }
    response.write(page.parts.shift())
  })
  await once(server.listen(0), 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    next() {
      const part = page?.parts.shift()
      if (part === undefined) page?.response.end()
      else page?.response.write(part)
      return part !== undefined
    },
    end() {
      server.closeAllConnections()
      server.close()
    },
  }
}

for (const [index, path] of ['/', '/af/landing', '/courses', '/af/blog/luister-voor-jy-raad-gee'].entries())
  test(`nothing on ${path} moves while it arrives in parts${wideIf(index !== 1)}`, async ({ page }) => {
    await page.setViewportSize(index % 2 === 0 ? { width: 412, height: 823 } : { width: 360, height: 740 })
    const line = await startSlowLine()
    try {
      await page.goto(line.url + path, { waitUntil: 'commit' })
      const drawn = () =>
        page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      while (line.next()) await drawn()
      await page.waitForLoadState()
      const { sum, moved } = await layoutShift(page)
      expect(sum, moved.join('\n')).toBeLessThan(0.0005)
    } finally {
      line.end()
    }
  })
