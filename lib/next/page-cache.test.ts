import { context, page, startedAnew } from '@/tests/page-cache'

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

test('a page that was never there, or is gone, stays a 404 while the database is down', async () => {
  const cache = startedAnew()
  await cache.set('/en/blog/a-well', page(200, 'A well'), context)
  await cache.set('/en/blog/a-well', page(404, 'No such post'), context)
  for (const path of ['/en/blog/a-well', '/en/blog/never']) {
    const answer = page(404, doNotCache)
    await cache.set(path, answer, context)
    expect(answer.status).toBe(404)
  }
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
