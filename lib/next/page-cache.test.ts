import { readdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { MAY_BE_INVENTED } from '@/lib/supabase/public'
import { answer, context, folder, page, readContext, startedAnew } from '@/tests/page-cache'

const doNotCache = '<span hidden="" data-cache="no-store"></span>'

test('a post that is gone stays gone when the site starts anew', async () => {
  const cache = startedAnew()
  await cache.set('/en/blog/a-lamp', page(200, 'A lamp'), context)
  expect((await startedAnew().get('/en/blog/a-lamp', context))?.value.status).toBe(200)
  await cache.revalidateTag('post:a-lamp')
  await cache.set('/en/blog/a-lamp', page(404, 'No such post'), context)
  expect((await startedAnew().get('/en/blog/a-lamp', context))?.value.status).toBe(404)
})

test('an address that never led anywhere is not stored', async () => {
  await startedAnew().set('/en/blog/nothing', page(404, 'No such post'), context)
  expect(await startedAnew().get('/en/blog/nothing', context)).toBeNull()
})

test('what was made without the database takes no place', async () => {
  const cache = startedAnew()
  await cache.set('/en/blog/page/2', page(200, 'Page 2'), context)
  await cache.set('/en/blog/page/2', page(404, doNotCache), context)
  const kept = await startedAnew().get('/en/blog/page/2', context)
  expect(kept?.value).toMatchObject({ status: 200, html: expect.stringContaining('Page 2') })
})

test('a page whose tag has expired is answered with the last good one while the database is down', async () => {
  const cache = startedAnew()
  await cache.set('/en/blog/a-path', page(200, 'A path'), context)
  await cache.revalidateTag('post:a-lamp')
  const answer = page(404, doNotCache)
  await startedAnew().set('/en/blog/a-path', answer, context)
  expect(answer).toMatchObject({ status: 200, html: expect.stringContaining('A path') })
})

test('a page that was never there, or is gone, is a 503 for no cache while the database is down', async () => {
  const cache = startedAnew()
  await cache.set('/en/blog/a-well', page(200, 'A well'), context)
  await cache.set('/en/blog/a-well', page(404, 'No such post'), context)
  for (const path of ['/en/blog/a-well', '/en/blog/never']) {
    const answer = page(404, doNotCache)
    await cache.set(path, answer, context)
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '60' },
      html: expect.stringContaining(doNotCache),
    })
    expect((await startedAnew().get(path, context))?.value.status).not.toBe(503)
  }
})

test('a page that shows less without the database stays 200, for no cache', async () => {
  const answer = page(200, doNotCache)
  await startedAnew().set('/en/home', answer, context)
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
})

describe('an answer of the database', () => {
  test.each(['[]', 'null', ''])('of nothing, "%s", for an invented name is not stored', async (body) => {
    const before = readdirSync(folder, { recursive: true })
    await startedAnew().set('0a', answer(body), readContext('posts', MAY_BE_INVENTED))
    expect(readdirSync(folder, { recursive: true })).toEqual(before)
  })

  test('of nothing takes the place of an older one, so that this does not come back', async () => {
    await startedAnew().set('0b', answer('[{"slug":"a"}]'), readContext('posts', MAY_BE_INVENTED))
    await startedAnew().set('0b', answer('[]'), readContext('posts', MAY_BE_INVENTED))
    expect(await startedAnew().get('0b', readContext('posts'))).toMatchObject({
      value: { data: { body: btoa('[]') } },
    })
  })

  test('of nothing is stored where nobody can invent what is asked', async () => {
    await startedAnew().set('0c', answer('null'), readContext('posts'))
    expect(await startedAnew().get('0c', readContext('posts'))).not.toBeNull()
  })
})

describe('a page of which a file is torn', () => {
  const whole = (html: string) => ({
    ...page(200, html),
    rscData: Buffer.from('its data'),
    segmentData: new Map([['/_tree', Buffer.from('its tree')]]),
  })
  const fileOf = (path: string, end: string) => join(folder, 'app', path + end)

  test.each(['.html', '.rsc', '.meta'])('is absent: half of, and an empty %s', async (end) => {
    for (const part of [0.5, 0]) {
      const path = `/en/torn${end.replace('.', '-')}`
      await startedAnew().set(path, whole('A tear'), context)
      expect(await startedAnew().get(path, context)).not.toBeNull()
      truncateSync(fileOf(path, end), Math.floor(nodeFs.readFileSync(fileOf(path, end)).length * part))
      expect(await startedAnew().get(path, context)).toBeNull()
      const fallback = page(404, doNotCache)
      await startedAnew().set(path, fallback, context)
      if (end !== '.rsc') expect(fallback.status).toBe(503)
    }
  })

  test('is absent where its files are of two renderings', async () => {
    await startedAnew().set('/en/mixed', whole('One'), context)
    writeFileSync(fileOf('/en/mixed', '.html'), page(200, 'Two').html)
    expect(await startedAnew().get('/en/mixed', context)).toBeNull()
  })

  test('is stored anew, and whole', async () => {
    await startedAnew().set('/en/mixed', whole('Three'), context)
    expect(await startedAnew().get('/en/mixed', context)).toMatchObject({
      value: {
        html: expect.stringContaining('Three'),
        segmentData: new Map([['/_tree', Buffer.from('its tree')]]),
      },
    })
  })

  test('is the former one, whole, where the disk is full', async () => {
    await startedAnew().set('/en/full', whole('Former'), context)
    const before = readdirSync(folder, { recursive: true })
    const full = startedAnew({
      ...nodeFs,
      writeFile: async (path: string, content: string) => {
        if (!path.includes('.rsc')) return nodeFs.writeFile(path, content)
        await nodeFs.writeFile(path, '')
        throw new Error('ENOSPC')
      },
    })
    await expect(full.set('/en/full', whole('Later'), context)).rejects.toThrow('ENOSPC')
    expect(readdirSync(folder, { recursive: true })).toEqual(before)
    expect((await startedAnew().get('/en/full', context))?.value.html).toContain('Former')
  })
})

/** The clock is set ahead by so many hours; 0 sets it right again. */
const setClock = (hours: number) => {
  const now = performance.timeOrigin + performance.now() + hours * 3_600_000
  jest.spyOn(Date, 'now').mockReturnValue(Math.round(now))
}
afterEach(() => jest.restoreAllMocks())

test('a change expires a page at once, also when the clock was set ahead or the machine has slept', async () => {
  const cache = startedAnew()
  await cache.set('/en/blog/a-clock', page(200, 'A clock'), context)
  setClock(2)
  const kept = await cache.get('/en/blog/a-clock', context)
  expect(Math.round((performance.timeOrigin + performance.now() - kept!.lastModified) / 3_600_000)).toBe(2)
  await cache.revalidateTag('post:a-lamp')
  expect(await cache.get('/en/blog/a-clock', context)).toBeNull()
  await cache.set('/en/blog/a-clock', page(200, 'A new clock'), context)
  expect((await cache.get('/en/blog/a-clock', context))?.value.html).toContain('A new clock')
})

test('a page that was stored while the clock was ahead is made anew once it is right', async () => {
  const cache = startedAnew()
  setClock(2)
  await cache.set('/en/blog/a-watch', page(200, 'A watch'), context)
  expect(await cache.get('/en/blog/a-watch', context)).not.toBeNull()
  setClock(0)
  expect(await cache.get('/en/blog/a-watch', context)).toBeNull()
})
