/** A server that answers pages as Next does, out of the site's page cache, with the memory before it. */
import { once } from 'node:events'
import { type IncomingMessage, type Server, type ServerResponse, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { generateETag } from 'next/dist/server/lib/etag'
import { type Cache, context, page, startedAnew } from '@/tests/page-cache'
import { watchRequests } from './node-server'
import { PageMemory } from './page-memory'

const READER = Symbol.for('the reader of expired tags')
let cache: Cache
let server: Server
/** What reached Next. */
let passed: string[]
/** What Next answers beside the page, and the text of a page that it renders. */
let [extra, text] = [{} as Record<string, string>, '']
let lifetime = 60

async function next({ url = '', headers }: IncomingMessage, response: ServerResponse) {
  passed.push(url)
  const key = `/en${url.split('?')[0]}`
  const entry = await cache.get(key, context)
  const made = page(200, text)
  if (!entry) await cache.set(key, made, { ...context, cacheControl: { revalidate: lifetime } })
  const { html } = entry?.value ?? made
  const age = entry ? performance.timeOrigin + performance.now() - entry.lastModified : 0
  response.setHeader('Vary', 'rsc, Accept-Encoding')
  response.setHeader('x-nextjs-cache', !entry ? 'MISS' : age > lifetime * 1000 ? 'STALE' : 'HIT')
  response.setHeader('Cache-Control', `s-maxage=${lifetime}, stale-while-revalidate=31535940`)
  response.setHeader('Link', ['</a>; rel=preload', '</b>; rel=preload'])
  response.setHeader('ETag', generateETag(html))
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('X-Host', `${headers.host}`)
  for (const [name, value] of Object.entries(extra)) response.setHeader(name, value)
  response.statusCode = Number(extra.status ?? 200)
  response.setHeader('Content-Length', Buffer.byteLength(html))
  response.end(html)
}

let endWatch: () => void
beforeAll(() => {
  endWatch = watchRequests()
})
// Other files of the tests run in this process, and have servers of their own.
afterAll(() => endWatch())
beforeEach(async () => {
  ;[passed, extra, text, lifetime] = [[], {}, `A lamp. ${'It shines in a dark place. '.repeat(200)}`, 60]
  cache = startedAnew()
  server = createServer(next)
  await once(server.listen(0), 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  Reflect.deleteProperty(globalThis, READER)
  jest.restoreAllMocks()
})

interface Answer {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly raw: string[]
  readonly body: Buffer
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
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
/** The path of a page that is in the memory by now. */
async function remembered(): Promise<string> {
  const path = `/blog/post-${addresses++}`
  await ask(path)
  await ask(path)
  passed = []
  await ask(path)
  expect(passed).toEqual([])
  return path
}

test('what comes from memory differs in nothing from what Next sends', async () => {
  const path = await remembered()
  const fromMemory = await ask(path)
  expect(passed).toEqual([])
  const fromNext = await ask(path, { purpose: 'prefetch' })
  expect(passed).toEqual([path])
  expect(fromMemory.headers).toEqual(fromNext.headers)
  expect(fromMemory.headers).toMatchObject({
    'x-nextjs-cache': 'HIT',
    'content-security-policy': expect.stringContaining('trusted-types'),
  })
  expect(fromMemory.status).toBe(200)
  expect(fromMemory.body).toEqual(fromNext.body)
  const namesOf = ({ raw }: Answer) => raw.filter((_, index) => index % 2 === 0).sort()
  expect(namesOf(fromMemory)).toEqual(namesOf(fromNext))
})

test('that the middleware ran for one visitor is not told to the others', async () => {
  extra = { 'x-middleware-rewrite': '/en/blog' }
  const path = await remembered()
  expect((await ask(path)).headers).not.toHaveProperty('x-middleware-rewrite')
})

test('HEAD says of the page what it says to GET, and campaigns in the address lead to the same', async () => {
  const path = await remembered()
  const whole = await ask(path)
  const head = await ask(path, { 'accept-encoding': 'br' }, 'HEAD')
  expect(head.headers).toEqual(whole.headers)
  expect(head.body).toHaveLength(0)
  expect((await ask(`${path}?utm_source=a`)).body).toEqual(whole.body)
  expect(passed).toEqual([])
})

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['*', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['BR', 'br'],
  ['identity, gzip;q=0.5', undefined],
  ['gzip;q=0, br;q=0', undefined],
  ['deflate', undefined],
  ['', undefined],
])('whoever takes %j is sent %s', async (accepted, coding) => {
  const path = await remembered()
  const plain = await ask(path)
  // The first two wait for the same compression.
  const answers = await Promise.all([1, 2].map(() => ask(path, { 'accept-encoding': accepted })))
  answers.push(await ask(path, { 'accept-encoding': accepted }))
  for (const { headers, body } of answers) {
    expect(headers['content-encoding']).toBe(coding)
    expect(headers).toMatchObject({ etag: plain.headers.etag, vary: plain.headers.vary })
    expect(headers['content-length']).toBe(String(body.length))
    const read = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? '']
    expect(read ? read(body) : body).toEqual(plain.body)
  }
  expect(passed).toEqual([])
})

test('nothing is compressed where Next does not compress', async () => {
  extra = { Vary: 'rsc' }
  const path = await remembered()
  expect((await ask(path, { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
})

test('a browser that has the page is told so', async () => {
  const path = await remembered()
  const { headers } = await ask(path)
  const tag = String(headers.etag)
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const answer = await ask(path, { 'if-none-match': known })
    expect([answer.status, answer.body.length]).toEqual([304, 0])
    expect(answer.headers).toMatchObject({ etag: tag, vary: headers.vary, 'x-frame-options': 'DENY' })
    expect(answer.headers['content-security-policy']).toBeUndefined()
    expect(answer.headers['content-length']).toBeUndefined()
  }
  for (const known of ['"other"', tag.slice(1, -1)])
    expect((await ask(path, { 'if-none-match': known })).status).toBe(200)
  // A reload that asks for the page whatever the browser has.
  expect((await ask(path, { 'if-none-match': tag, 'cache-control': 'no-cache' })).status).toBe(200)
})

test('what changes is gone from memory with the very next request', async () => {
  const path = await remembered()
  await cache.revalidateTag('post:a-lamp')
  text = 'A new lamp.'
  expect(String((await ask(path)).body)).toContain('A new lamp.')
  await ask(path)
  expect(String((await ask(path)).body)).toContain('A new lamp.')
})

test('a request waits for the news of other instances where a page may have changed there', async () => {
  const path = await remembered()
  let tell = (_: object) => {}
  Object.assign(globalThis, { [READER]: () => new Promise((resolve) => (tell = resolve)) })
  text = 'A lamp of another instance.'
  const answer = ask(path)
  await expect(Promise.race([answer, once(server, 'request').then(() => 'asked')])).resolves.toBe('asked')
  tell({ next: 1, tags: [{ tag: 'post:a-lamp', transaction: 1, age: 0 }] })
  expect(String((await answer).body)).toContain('A lamp of another instance.')
})

test('of an old page one request goes to Next, which makes it anew; the others get it as Next serves it', async () => {
  lifetime = 30
  const path = await remembered()
  const now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now + 31_000)
  const ticks = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 100)
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(path, { 'accept-encoding': 'br' })))
  expect(passed).toEqual([path])
  expect(answers.map(({ headers }) => headers['x-nextjs-cache'])).toEqual(Array(10).fill('STALE'))
  const tag = String(answers[0]!.headers.etag)
  const unchanged = await ask(path, { 'if-none-match': tag })
  expect(unchanged).toMatchObject({ status: 304, headers: { 'x-nextjs-cache': 'STALE' } })
  expect(passed).toHaveLength(1)
  // After a moment the next one asks whether the page is there.
  ticks.mockReturnValue(performance.now() + 100)
  await ask(path)
  await ask(path)
  expect(passed).toHaveLength(2)
  await cache.set(`/en${path}`, page(200, 'A new lamp.'), { ...context, cacheControl: { revalidate: 30 } })
  ticks.mockReturnValue(performance.now() + 100)
  for (let times = 0; times < 3; times++) {
    const answer = await ask(path)
    expect(String(answer.body)).toContain('A new lamp.')
    expect(answer.headers['x-nextjs-cache']).toBe('HIT')
  }
  expect(passed).toHaveLength(3)
})

test('of a page that is old when it is first asked for, one request at a time goes to Next, too', async () => {
  const path = `/blog/post-${addresses++}`
  await cache.set(`/en${path}`, page(200, 'An old lamp.'), { ...context, cacheControl: { revalidate: 60 } })
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 61_000)
  const ticks = jest.spyOn(performance, 'now').mockReturnValue(performance.now())
  for (let times = 0; times < 5; times++)
    expect((await ask(path)).headers).toMatchObject({ 'x-nextjs-cache': 'STALE' })
  expect(passed).toEqual([path])
  clock.mockImplementation(() => now)
  await cache.set(`/en${path}`, page(200, 'An old lamp.'), { ...context, cacheControl: { revalidate: 60 } })
  ticks.mockReturnValue(performance.now() + 100)
  clock.mockImplementation(() => now + 100)
  for (let times = 0; times < 3; times++) {
    const answer = await ask(path)
    expect(String(answer.body)).toContain('An old lamp.')
    expect(answer.headers['x-nextjs-cache']).toBe('HIT')
  }
})

test('an old page that has changed is served to nobody', async () => {
  lifetime = 30
  const path = await remembered()
  const now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now + 31_000)
  await ask(path)
  await cache.revalidateTag('post:a-lamp')
  text = 'A new lamp.'
  for (let times = 0; times < 3; times++) expect(String((await ask(path)).body)).toContain('A new lamp.')
})

test('a page that may not be served while it is made anew is passed on each time', async () => {
  ;[lifetime, extra] = [30, { 'Cache-Control': 's-maxage=30' }]
  const path = await remembered()
  const now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now + 31_000)
  for (let times = 0; times < 3; times++) await ask(path)
  expect(passed).toHaveLength(3)
})

test('a page that shows a scheduled post leaves the memory at that moment', async () => {
  const path = `/blog/post-${addresses++}`
  const moment = new Date(Date.now() + 60_000).toISOString()
  const shown = { ...page(200, 'Before.'), headers: { 'x-next-cache-tags': `posts,expires:${moment}` } }
  await cache.set(`/en${path}`, shown, context)
  for (let times = 0; times < 3; times++) expect(String((await ask(path)).body)).toContain('Before.')
  expect(passed).toHaveLength(1)
  const now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now + 60_100)
  ;[text, lifetime] = ['After.', 3600]
  expect(String((await ask(path)).body)).toContain('After.')
})

test.each([
  [{ status: '404' }],
  [{ status: '307' }],
  [{ 'Set-Cookie': 'a=1' }],
  [{ 'x-nextjs-cache': 'STALE' }],
  [{ 'Cache-Control': 'private, no-store' }],
  [{ 'Cache-Control': 's-maxage=60, no-cache' }],
  [{ 'Cache-Control': 'public' }],
  [{ 'Content-Type': 'text/x-component' }],
  [{ ETag: '"of another text"' }],
])('an answer with %j is not remembered', async (answer) => {
  extra = answer
  const path = `/blog/post-${addresses++}`
  for (let times = 0; times < 4; times++) await ask(path)
  expect(passed).toHaveLength(4)
})

test('nothing of a request for something else is remembered', async () => {
  const path = `/blog/post-${addresses++}`
  await ask(path)
  const others: Record<string, string>[] = [
    { rsc: '1' },
    { cookie: '__prerender_bypass=a' },
    { 'accept-language': 'af' },
  ]
  for (const headers of others) await ask(path, headers)
  await ask(path, {}, 'HEAD')
  await ask(`${path}?utm_source=a`)
  passed = []
  await ask(path)
  expect(passed).toEqual([path])
})

test('many who ask at once for a page that is not there all get it', async () => {
  const path = `/blog/post-${addresses++}`
  for (let times = 0; times < 2; times++) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(path)))
    expect(new Set(answers.map(({ body }) => String(body))).size).toBe(1)
  }
  passed = []
  await ask(path)
  expect(passed).toEqual([])
})

test('the memory keeps to its limit, compressed forms included, and what was asked for last', async () => {
  const paths = Array.from({ length: 6 }, () => `/blog/post-${addresses++}`)
  const { length } = (await ask(paths[0]!)).body
  const memory = new PageMemory(3 * length + 50)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  server = createServer((asked, response) =>
    memory.ask(asked.url!, response, () => void next(asked, response)),
  )
  await once(server.listen(0), 'listening')
  const isFound = (path: string) => memory.find(path) !== null
  for (const path of paths) {
    await ask(path, { range: '' })
    await ask(path, { range: '' })
    // It is asked for all the time.
    isFound(paths[0]!)
  }
  expect(paths.filter(isFound)).toEqual([paths[0], ...paths.slice(-2)])
  // The first of them is the one that was asked for last now.
  expect(isFound(paths[0]!)).toBe(true)
  await memory.find(paths[5]!)!.page.answer({ method: 'GET', headers: { 'accept-encoding': 'br' } })
  expect(paths.filter(isFound)).toEqual([paths[0], paths[5]])
})
