import { readdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { context, folder, page, render, startedAnew } from '@/tests/page-cache'
import { shared } from './shared'

const doNotCache = '<span hidden="" data-cache="no-store"></span>'

test('a deleted post stays deleted when the site restarts', async () => {
  const cache = startedAnew()
  await render(cache, '/en/blog/a-lamp', page(200, 'A lamp'))
  expect((await startedAnew().get('/en/blog/a-lamp', context))?.value.status).toBe(200)
  await cache.revalidateTag('_N_T_/layout')
  await render(cache, '/en/blog/a-lamp', page(404, 'No such post'))
  expect((await startedAnew().get('/en/blog/a-lamp', context))?.value.status).toBe(404)
})

test('an address that never existed is not stored', async () => {
  await render(startedAnew(), '/en/blog/nothing', page(404, 'No such post'))
  expect(await startedAnew().get('/en/blog/nothing', context)).toBeNull()
})

test('a page rendered without the database is not stored', async () => {
  const cache = startedAnew()
  await render(cache, '/en/blog/page/2', page(200, 'Page 2'))
  await render(cache, '/en/blog/page/2', page(404, doNotCache))
  const kept = await startedAnew().get('/en/blog/page/2', context)
  expect(kept?.value).toMatchObject({ status: 200, html: expect.stringContaining('Page 2') })
})

const unanswered = { isForm: false, isUnavailable: true }

test.each([
  ['is a 404', () => page(404, doNotCache), {}],
  ['shows less', () => page(200, `No posts. ${doNotCache}`), {}],
  ['shows what was kept of the content', () => page(200, 'Kept'), unanswered],
  ['is an error', () => page(503, 'Come later'), {}],
])(
  'a page that %s without the database is answered with its last version, however old',
  async (_, make, progress) => {
    const path = '/en/blog/a-path'
    const cache = startedAnew()
    await render(cache, path, page(200, 'A path'))
    await cache.revalidateTag('_N_T_/layout')
    for (let times = 0; times < 2; times++) {
      const answer = await shared.progress.run({ isForm: false, ...progress }, () =>
        render(cache, path, make()),
      )
      expect(answer).toMatchObject({ status: 200, html: expect.stringContaining('A path') })
      expect(await cache.get(path, context)).toBeNull()
    }
    await render(cache, path, page(200, 'A new path'))
    expect((await cache.get(path, context))?.value.html).toContain('A new path')
  },
)

test('a page that could not be rendered again keeps its age', async () => {
  const cache = startedAnew()
  await render(cache, '/en/blog/a-stone', page(200, 'A stone'))
  const past = new Date(Date.now() - 90_000)
  utimesSync(join(folder, 'app', '/en/blog/a-stone.html'), past, past)
  const former = await cache.get('/en/blog/a-stone', context)
  // Next does so when rendering throws.
  await cache.set('/en/blog/a-stone', former!.value, { ...context, cacheControl: { revalidate: 30 } })
  expect((await cache.get('/en/blog/a-stone', context))?.value.headers).toEqual(former!.value.headers)
})

test('a missing or deleted page is an uncached 503 while the database is down', async () => {
  const cache = startedAnew()
  await render(cache, '/en/blog/a-well', page(200, 'A well'))
  await render(cache, '/en/blog/a-well', page(404, 'No such post'))
  for (const path of ['/en/blog/a-well', '/en/blog/never']) {
    const answer = page(404, doNotCache)
    await render(cache, path, answer)
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '60' },
      html: expect.stringContaining(doNotCache),
    })
    expect((await startedAnew().get(path, context))?.value.status).not.toBe(503)
  }
})

test('a page that shows less without the database stays 200, uncached', async () => {
  const answer = page(200, doNotCache)
  await render(startedAnew(), '/en/home', answer)
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
})

describe('a page with a damaged file', () => {
  const whole = (html: string) => ({
    ...page(200, html),
    rscData: Buffer.from('its data'),
    segmentData: new Map([['/_tree', Buffer.from('its tree')]]),
  })
  const fileOf = (path: string, end: string) => join(folder, 'app', path + end)

  test.each(['.html', '.rsc', '.meta'])('is absent: with half of %s, and with an empty one', async (end) => {
    for (const part of [0.5, 0]) {
      const path = `/en/torn${end.replace('.', '-')}`
      await render(startedAnew(), path, whole('A tear'))
      expect(await startedAnew().get(path, context)).not.toBeNull()
      truncateSync(fileOf(path, end), Math.floor(nodeFs.readFileSync(fileOf(path, end)).length * part))
      expect(await startedAnew().get(path, context)).toBeNull()
      const fallback = page(404, doNotCache)
      await render(startedAnew(), path, fallback)
      expect(fallback.status).toBe(503)
    }
  })

  test('is absent if its files are of two renderings', async () => {
    await render(startedAnew(), '/en/mixed', whole('One'))
    writeFileSync(fileOf('/en/mixed', '.html'), page(200, 'Two').html)
    expect(await startedAnew().get('/en/mixed', context)).toBeNull()
  })

  test('is stored again, and whole', async () => {
    await render(startedAnew(), '/en/mixed', whole('Three'))
    expect(await startedAnew().get('/en/mixed', context)).toMatchObject({
      value: {
        html: expect.stringContaining('Three'),
        segmentData: new Map([['/_tree', Buffer.from('its tree')]]),
      },
    })
  })

  test('keeps the former version whole if the disk is full', async () => {
    await render(startedAnew(), '/en/full', whole('Former'))
    const before = readdirSync(folder, { recursive: true })
    const full = startedAnew({
      ...nodeFs,
      writeFile: async (path: string, content: string) => {
        if (!path.includes('.rsc')) return nodeFs.writeFile(path, content)
        await nodeFs.writeFile(path, '')
        throw new Error('ENOSPC')
      },
    })
    await expect(render(full, '/en/full', whole('Later'))).rejects.toThrow('ENOSPC')
    expect(readdirSync(folder, { recursive: true })).toEqual(before)
    expect((await startedAnew().get('/en/full', context))?.value.html).toContain('Former')
  })
})

/** Sets the clock ahead by a number of hours; 0 restores it. */
const setClock = (hours: number) => {
  const now = performance.timeOrigin + performance.now() + hours * 3_600_000
  jest.spyOn(Date, 'now').mockReturnValue(Math.round(now))
}
afterEach(() => jest.restoreAllMocks())

test('a change expires a page at once, even after the clock was set or the machine slept', async () => {
  for (const hours of [2, -2]) {
    const cache = startedAnew()
    await render(cache, '/en/blog/a-clock', page(200, 'A clock'))
    await cache.revalidateTag('_N_T_/layout')
    setClock(hours)
    expect(await cache.get('/en/blog/a-clock', context)).toBeNull()
    setClock(0)
    expect(await cache.get('/en/blog/a-clock', context)).toBeNull()
    setClock(hours)
    await render(cache, '/en/blog/a-clock', page(200, 'A new clock'))
    const stored = new Date(Date.now())
    utimesSync(join(folder, 'app', '/en/blog/a-clock.html'), stored, stored)
    expect((await cache.get('/en/blog/a-clock', context))?.value.html).toContain('A new clock')
    jest.restoreAllMocks()
  }
})

test('the age of a page is the time passed, including sleep of the machine', async () => {
  const cache = startedAnew()
  await render(cache, '/en/blog/a-bed', page(200, 'A bed'))
  setClock(2)
  const kept = await cache.get('/en/blog/a-bed', context)
  expect(Math.round((performance.timeOrigin + performance.now() - kept!.lastModified) / 3_600_000)).toBe(2)
})

test('a page stored while the clock was ahead is rendered again once it is right', async () => {
  await render(startedAnew(), '/en/blog/a-watch', page(200, 'A watch'))
  const ahead = new Date(Date.now() + 2 * 3_600_000)
  utimesSync(join(folder, 'app', '/en/blog/a-watch.html'), ahead, ahead)
  expect(await startedAnew().get('/en/blog/a-watch', context)).toBeNull()
})
