/** How long the memory has a page: what changes, what is old, and what is scheduled. */
import { once } from 'node:events'
import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { context, folder, page } from '@/tests/page-cache'
import { shared } from '@/lib/next/shared'
import { ask, newPath, remembered, site, startServerForEachTest } from '@/tests/site-server'

startServerForEachTest()

test('what changes is gone from memory with the very next request', async () => {
  const path = await remembered()
  await site.cache.revalidateTag('_N_T_/layout')
  site.text = 'A new lamp.'
  expect(String((await ask(path)).body)).toContain('A new lamp.')
  await ask(path)
  expect(String((await ask(path)).body)).toContain('A new lamp.')
})

test('a request waits for the news of other instances where a page may have changed there', async () => {
  const path = await remembered()
  let tell: (answer: Awaited<ReturnType<NonNullable<typeof shared.changesSince>>>) => void = () => {}
  shared.changesSince = () => new Promise((resolve) => (tell = resolve))
  site.text = 'A lamp of another instance.'
  const answer = ask(path)
  await expect(Promise.race([answer, once(site.server, 'request').then(() => 'asked')])).resolves.toBe(
    'asked',
  )
  tell({ next: 'a', age: 0, due: 86_400_000 })
  expect(String((await answer).body)).toContain('A lamp of another instance.')
})

test('one request for a stale page goes to Next, which regenerates it; the others get what Next serves', async () => {
  site.lifetime = 30
  const path = await remembered()
  const now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now + 31_000)
  const ticks = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 100)
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(path, { 'accept-encoding': 'br' })))
  expect(site.passed).toEqual([path])
  expect(answers.map(({ headers }) => headers['x-nextjs-cache'])).toEqual(Array(10).fill('STALE'))
  // The one for which Next is asked, too.
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(Array(10).fill('br'))
  const tag = String(answers[0]!.headers.etag)
  const unchanged = await ask(path, { 'if-none-match': tag })
  expect(unchanged).toMatchObject({ status: 304, headers: { 'x-nextjs-cache': 'STALE' } })
  expect(site.passed).toHaveLength(1)
  // After a moment the next one asks whether the page is there.
  ticks.mockReturnValue(performance.now() + 100)
  await ask(path)
  await ask(path)
  expect(site.passed).toHaveLength(2)
  await site.cache.set(`/en${path}`, page(200, 'A new lamp.'), {
    ...context,
    cacheControl: { revalidate: 30 },
  })
  const stored = new Date(Date.now())
  utimesSync(join(folder, 'app', `/en${path}.html`), stored, stored)
  ticks.mockReturnValue(performance.now() + 100)
  for (let times = 0; times < 3; times++) {
    const answer = await ask(path)
    expect(String(answer.body)).toContain('A new lamp.')
    expect(answer.headers['x-nextjs-cache']).toBe('HIT')
  }
  expect(site.passed).toHaveLength(3)
})

test('of a page that is old when it is first asked for, one request at a time goes to Next, too', async () => {
  const path = newPath()
  await site.cache.set(`/en${path}`, page(200, 'An old lamp.'), {
    ...context,
    cacheControl: { revalidate: 60 },
  })
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 61_000)
  const ticks = jest.spyOn(performance, 'now').mockReturnValue(performance.now())
  for (let times = 0; times < 5; times++)
    expect((await ask(path)).headers).toMatchObject({ 'x-nextjs-cache': 'STALE' })
  expect(site.passed).toEqual([path])
  clock.mockImplementation(() => now)
  await site.cache.set(`/en${path}`, page(200, 'An old lamp.'), {
    ...context,
    cacheControl: { revalidate: 60 },
  })
  ticks.mockReturnValue(performance.now() + 100)
  clock.mockImplementation(() => now + 100)
  for (let times = 0; times < 3; times++) {
    const answer = await ask(path)
    expect(String(answer.body)).toContain('An old lamp.')
    expect(answer.headers['x-nextjs-cache']).toBe('HIT')
  }
})

test('a browser that has an old page gets the new one as soon as it is there', async () => {
  site.lifetime = 30
  const path = await remembered()
  const tag = String((await ask(path)).headers.etag)
  const now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now + 31_000)
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 100)
  await site.cache.set(`/en${path}`, page(200, 'A new lamp.'), {
    ...context,
    cacheControl: { revalidate: 30 },
  })
  const answer = await ask(path, { 'if-none-match': tag })
  expect([answer.status, String(answer.body)]).toEqual([200, expect.stringContaining('A new lamp.')])
})

test('an old page that has changed is served to nobody', async () => {
  site.lifetime = 30
  const path = await remembered()
  const now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now + 31_000)
  await ask(path)
  await site.cache.revalidateTag('_N_T_/layout')
  site.text = 'A new lamp.'
  for (let times = 0; times < 3; times++) expect(String((await ask(path)).body)).toContain('A new lamp.')
})

test('who asks after a change is not given what was asked for before it', async () => {
  const path = newPath()
  const { handler } = site
  const held: (() => void)[] = []
  site.handler = async (...both) => {
    await new Promise<void>((resolve) => held.push(resolve))
    return handler(...both)
  }
  const answers = []
  for (const asked of [1, 2]) {
    answers.push(ask(path))
    while (held.length < asked) await new Promise(setImmediate)
    await site.cache.revalidateTag('_N_T_/layout')
  }
  for (const goOn of held) goOn()
  for (const { status } of await Promise.all(answers)) expect(status).toBe(200)
})

test('nor what was being rendered before it, which Next gives to all who ask meanwhile', async () => {
  const path = newPath()
  const [key, made] = [`/en${path}`, page(200, 'Before.')]
  await site.cache.get(key, context)
  await site.cache.revalidateTag('_N_T_/layout')
  const { handler } = site
  site.handler = async (_, response) => {
    site.handler = handler
    await site.cache.set(key, made, context)
    for (const [name, value] of Object.entries(made.headers)) response.setHeader(name, value)
    response.end(made.html)
  }
  site.text = 'After.'
  expect(String((await ask(path)).body)).toContain('After.')
})

test('a page that may not be served stale is passed on each time', async () => {
  ;[site.lifetime, site.extra] = [30, { 'Cache-Control': 's-maxage=30' }]
  const path = await remembered()
  const now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now + 31_000)
  for (let times = 0; times < 3; times++) await ask(path)
  expect(site.passed).toHaveLength(3)
})

test('a page that shows a scheduled post leaves the memory at that moment', async () => {
  shared.changesSince = async () => ({ next: 'a', age: null, due: 60_000 })
  const path = await remembered()
  const ticks = performance.now()
  jest.spyOn(performance, 'now').mockImplementation(() => ticks + 60_100)
  shared.changesSince = async () => ({ next: 'b', age: 100, due: 86_400_000 })
  site.text = 'After.'
  expect(String((await ask(path)).body)).toContain('After.')
})

test.each([
  [{ status: '404' }],
  [{ status: '307' }],
  [{ 'Cache-Control': 'private, no-store' }],
  [{ 'Cache-Control': 'public' }],
  // One that was just rendered, and one that is of the future.
  [{ 'x-stored': '' }],
  [{ 'x-stored': `${Date.now() + 3_600_000} ${Date.now() + 3_600_000}` }],
])('an answer with %j is not remembered', async (answer) => {
  site.extra = answer
  const path = newPath()
  for (let times = 0; times < 4; times++) await ask(path)
  expect(site.passed).toHaveLength(4)
})
