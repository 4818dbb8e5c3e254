import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { ask, newPath, remembered, site, startServerForEachTest } from '@/tests/site-server'

startServerForEachTest()

test('the site asks for a page however its address is written', async () => {
  const path = newPath()
  for (const written of [path.replace('post', '%70ost'), `/admin/..${path}?q=a`]) {
    await ask(written)
    expect(site.passed.splice(0)).toEqual([path, written])
  }
})

test('it asks once while the page is fresh', async () => {
  const path = await remembered()
  await ask(path, { rsc: '1' })
  expect(site.passed).toEqual([path])
})

test('a page that Next cannot make is not asked for again in another form', async () => {
  site.extra = { status: '503', 'Cache-Control': 'private, no-store' }
  const path = newPath()
  const { status, body } = await ask(path, { rsc: '1' })
  expect([status, String(body)]).toEqual([503, expect.stringContaining('A lamp.')])
  expect(site.passed).toEqual([path])
})

test('an action is passed to Next at once', async () => {
  const path = newPath()
  await ask(path, { 'next-action': 'a' }, 'POST')
  expect(site.passed).toEqual([path])
})

test('a draft mode cookie of another build is no reason to ask Next', async () => {
  const path = await remembered()
  const answer = await ask(path, { cookie: '__prerender_bypass=a' })
  expect(answer).toEqual(await ask(path))
  expect(site.passed).toEqual([])
})

test('many who ask at once for a page that is not there all get it', async () => {
  const path = newPath()
  for (let times = 0; times < 2; times++) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(path)))
    expect(new Set(answers.map(({ body }) => String(body))).size).toBe(1)
  }
  site.passed = []
  await ask(path)
  expect(site.passed).toEqual([])
})

test('the memory keeps to its limit, compressed forms included, and what was asked for last', async () => {
  const { Pages } = jest.requireActual('./pages.mjs')
  const text = 'A lamp. '.repeat(100)
  const asked: string[] = []
  const next = async (path: string) => {
    asked.push(path)
    const stored = { 'x-stored': `${Date.now()} ${Date.now()}`, 'cache-control': 's-maxage=60' }
    return {
      status: 200,
      headers: { ...stored, etag: path, vary: 'Accept-Encoding' },
      body: Readable.from([text]),
    }
  }
  const pages = new Pages(next, 3 * text.length + 5)
  const isFound = async (path: string, coding = '') => {
    asked.length = 0
    await pages.answer(path, 'id', { method: 'GET', headers: { 'accept-encoding': coding } })
    return asked.length === 0
  }
  for (const path of ['/0', '/1', '/2', '/3']) {
    expect(await isFound(path)).toBe(false)
    // It is requested all the time.
    expect(await isFound('/0')).toBe(true)
  }
  // There is room for three, and none for what the last one takes more once it is compressed.
  expect(await isFound('/2')).toBe(true)
  expect(await isFound('/3', 'br')).toBe(true)
  expect(await isFound('/2')).toBe(true)
  expect(await isFound('/0')).toBe(false)
})

test('an answer that is not stored is given to all who awaited it, each under its own id', async () => {
  site.extra = { status: '404', 'Cache-Control': 'private, no-store' }
  const path = newPath()
  const answers = await Promise.all([1, 2, 3].map(() => ask(path, { 'accept-encoding': 'gzip' })))
  expect(site.passed).toEqual([path])
  for (const { status, body } of answers) {
    expect(status).toBe(404)
    expect(String(gunzipSync(body))).toContain('A lamp.')
  }
  expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(3)
})
