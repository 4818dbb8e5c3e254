import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { context, page } from '@/tests/page-cache'
import { type Answer, ask, newPath, remembered, site, startServerForEachTest } from '@/tests/site-server'

startServerForEachTest()

test('what comes from memory differs in nothing from what Next sends', async () => {
  const path = await remembered()
  const fromMemory = await ask(path)
  expect(site.passed).toEqual([])
  const fromNext = await ask(path, { purpose: 'prefetch' })
  expect(site.passed).toEqual([path])
  expect(fromMemory.headers).toEqual(fromNext.headers)
  expect(fromMemory.headers).toMatchObject({
    'x-nextjs-cache': 'HIT',
    'content-security-policy': expect.stringContaining('script-src'),
  })
  expect(fromMemory.status).toBe(200)
  expect(fromMemory.body).toEqual(fromNext.body)
  const namesOf = ({ raw }: Answer) => raw.filter((_, index) => index % 2 === 0).sort()
  expect(namesOf(fromMemory)).toEqual(namesOf(fromNext))
})

test.each([
  ['', 'public, max-age=0, must-revalidate'],
  ['/af', 's-maxage=60, stale-while-revalidate=31535940'],
])('a page at %s/… is kept here, and tells other caches %j', async (prefix, told) => {
  const path = prefix + newPath()
  for (const passed of [[path], [path, path], [path, path]]) {
    expect((await ask(path)).headers['cache-control']).toBe(told)
    expect(site.passed).toEqual(passed)
  }
})

test('that the middleware ran for one visitor is not told to the others', async () => {
  site.extra = { 'x-middleware-rewrite': '/en/blog' }
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
  expect(site.passed).toEqual([])
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
  expect(site.passed).toEqual([])
})

test('a page is sent in fewer bytes once it has been compressed further, also after Next has rendered the same again', async () => {
  const path = await remembered()
  const brotli = async () => (await ask(path, { 'accept-encoding': 'br' })).body
  const plain = await ask(path)
  const first = await brotli()
  let best = first
  while (best.length === first.length) best = await brotli()
  expect(best.length).toBeLessThan(first.length)
  expect(brotliDecompressSync(best)).toEqual(plain.body)
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 61_000)
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 100)
  await site.cache.set(`/en${path}`, page(200, site.text), { ...context, cacheControl: { revalidate: 60 } })
  expect(await brotli()).toEqual(best)
  expect(site.passed).toEqual([path])
  clock.mockRestore()
})

test('nothing is compressed where Next does not compress', async () => {
  site.extra = { Vary: 'rsc' }
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

test.each([
  ['', { rsc: '1' }, 'GET'],
  ['', { 'accept-language': 'af' }, 'GET'],
  ['', { cookie: 'i18next=%61f' }, 'GET'],
  ['', { 'content-type': 'text/plain' }, 'POST'],
  ['?secret=a', {}, 'GET'],
  ['?_rsc=a', { rsc: '1' }, 'GET'],
])(
  'before Next is asked for %j with %j by %s, the site itself asks for the page',
  async (query, headers, method) => {
    const path = newPath()
    await ask(path + query, headers as Record<string, string>, method)
    expect(site.passed).toEqual([path, path + query])
  },
)

test.each([
  ['', 'GET'],
  ['', 'HEAD'],
  ['?utm_source=a', 'GET'],
])('what the site itself asked for is the answer to %j by %s', async (query, method) => {
  const path = newPath()
  const { status, headers } = await ask(path + query, { 'accept-encoding': 'br' }, method)
  expect(site.passed).toEqual([path])
  expect([status, headers['content-encoding']]).toEqual([200, method === 'GET' ? 'br' : undefined])
})
