/** The site's web server in front of a Next-like handler, which serves pages from the site's page cache. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { type IncomingMessage, type Server, type ServerResponse, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { serverParts } from '@/lib/http/server-parts'
import { shared } from '@/lib/next/shared'
import { type Cache, context, folder, page, startedAnew } from './page-cache'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

interface Site {
  cache: Cache
  server: Server
  close(limit?: number): Promise<void>
  /** The handler in Next's place. */
  handler: Handler
  /** Requests that reached it. */
  passed: string[]
  /** Its additional response headers, and `status`. */
  extra: Record<string, string>
  /** The text of its rendered pages. */
  text: string
  /** Freshness of a page in seconds. */
  lifetime: number
}

/** State of the server for tests to read and set; reset for each. */
export const site = {} as Site

/** Responds like Next. */
async function next({ url = '' }: IncomingMessage, response: ServerResponse) {
  const { cache, extra, lifetime } = site
  site.passed.push(url)
  const key = `/en${url.split('?')[0]}`
  const entry = await cache.get(key, context)
  const made = page(200, site.text)
  if (!entry) await cache.set(key, made, { ...context, cacheControl: { revalidate: lifetime } })
  const { html, headers } = entry?.value ?? made
  const age = entry ? performance.timeOrigin + performance.now() - entry.lastModified : 0
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.removeHeader('x-next-cache-tags')
  response.setHeader('Vary', 'rsc, Accept-Encoding')
  response.setHeader('x-nextjs-cache', !entry ? 'MISS' : age > lifetime * 1000 ? 'STALE' : 'HIT')
  response.setHeader('Cache-Control', `s-maxage=${lifetime}, stale-while-revalidate=31535940`)
  response.setHeader('Link', ['</a>; rel=preload', '</b>; rel=preload'])
  response.setHeader('ETag', `"${createHash('sha1').update(html).digest('hex')}"`)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  for (const [name, value] of Object.entries(extra)) response.setHeader(name, value)
  response.statusCode = Number(extra.status ?? 200)
  response.setHeader('Content-Length', Buffer.byteLength(html))
  response.end(html)
}

/** Starts the server before each test and stops it afterwards. */
export function startServerForEachTest(): void {
  Object.assign(shared, serverParts)
  mkdirSync(join(folder, 'static'), { recursive: true })
  beforeEach(async () => {
    Object.assign(site, { passed: [], extra: {}, lifetime: 60, handler: next, cache: startedAnew() })
    site.text = `A lamp. ${'It shines in a dark place. '.repeat(200)}`
    // Shares modules with the cache, which is new for each test.
    const { createSite } = jest.requireActual<{
      createSite(next: Handler, folders: object): Promise<Pick<Site, 'server' | 'close'>>
    }>('../scripts/server/site-server.mjs')
    Object.assign(
      site,
      await createSite((...both) => site.handler(...both), { '/_next/static/': join(folder, 'static') }),
    )
    site.passed = []
    await once(site.server.listen(0), 'listening')
    // The first start also compiles the modules.
  }, 30_000)
  afterEach(async () => {
    jest.restoreAllMocks()
    delete shared.changesSince
    await site.close(0)
  })
}

export interface Answer {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly raw: string[]
  readonly body: Buffer
}

/** Sends a request to the server. */
export const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = site.server.address() as AddressInfo
    request({ port, path, method, headers, agent: false }, async (answer) =>
      resolve({
        status: answer.statusCode!,
        headers: { ...answer.headers, date: undefined },
        raw: answer.rawHeaders,
        body: await buffer(answer),
      }),
    )
      .on('error', reject)
      .end()
  })

let addresses = 0
/** A path that nobody has requested yet. */
export const newPath = () => `/blog/post-${addresses++}`

/** A path whose page is in memory. */
export async function remembered(): Promise<string> {
  const path = newPath()
  await ask(path)
  await ask(path)
  site.passed = []
  await ask(path)
  expect(site.passed).toEqual([])
  return path
}
