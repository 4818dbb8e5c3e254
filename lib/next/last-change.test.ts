import { exposeChanges } from '@/lib/site/change-queries'
import { context, page, render, startedAnew } from '@/tests/page-cache'
import { shared } from './shared'

type Look = Awaited<ReturnType<NonNullable<typeof shared.changesSince>>>
const look = jest.fn<Promise<Look>, [string | null]>()

/** The database's answer: how many milliseconds ago the last change was, and in how many the next is scheduled. */
const told = (age: number | null, due = 86_400_000, next = 'a'): Look => ({ next, age, due })

/** Milliseconds passed in a test, on every clock. */
let passed = 0

beforeEach(() => {
  const begun = Math.ceil(performance.timeOrigin + performance.now())
  passed = 0
  jest.spyOn(Date, 'now').mockImplementation(() => begun + passed)
  jest.spyOn(performance, 'now').mockImplementation(() => begun + passed - performance.timeOrigin)
  look.mockReset().mockResolvedValue(told(null))
  shared.changesSince = look
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => delete shared.changesSince)

/** A cache with a page at the path, whose process has just polled. */
async function cacheWith(path: string) {
  const cache = startedAnew()
  await render(cache, path, page(200, 'As it was'))
  passed += 10
  expect(await cache.get(path, context)).not.toBeNull()
  expect(look).toHaveBeenCalledTimes(1)
  return { cache, asked: () => cache.get(path, context) }
}

test('after a quiet hour, a page changed by another instance is not served even once', async () => {
  const { asked } = await cacheWith('/en/blog/a-road')
  passed += 3_600_000
  look.mockResolvedValue(told(1000))
  expect(await asked()).toBeNull()
})

test('the database is polled once a second, and no request waits for it under steady traffic', async () => {
  const { asked } = await cacheWith('/en/blog/a-river')
  passed += 900
  await asked()
  expect(look).toHaveBeenCalledTimes(1)
  passed += 200
  let answer: (value: Look) => void = () => {}
  look.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  for (const value of await Promise.all([asked(), asked(), asked()])) expect(value).not.toBeNull()
  expect(look).toHaveBeenCalledTimes(2)
  answer(told(100))
  await new Promise(setImmediate)
  expect(await asked()).toBeNull()
  expect(look).toHaveBeenCalledTimes(2)
})

test('at a scheduled moment the first request waits for the poll', async () => {
  look.mockResolvedValue(told(null, 700, 'before'))
  const { asked } = await cacheWith('/en/blog/a-bell')
  passed += 600
  expect(await asked()).not.toBeNull()
  expect(look).toHaveBeenCalledTimes(1)
  passed += 100
  look.mockResolvedValue(told(5))
  expect(await asked()).toBeNull()
  expect(look).toHaveBeenLastCalledWith('before')
  // No other request does.
  passed += 10
  await asked()
  expect(look).toHaveBeenCalledTimes(2)
})

test('a page rendered after a change stays until the next one', async () => {
  const path = '/en/blog/a-gate'
  const { cache, asked } = await cacheWith(path)
  look.mockResolvedValue(told(10, undefined, 'later'))
  passed += 2000
  expect(await asked()).toBeNull()
  passed += 10
  await render(cache, path, page(200, 'As it is'))
  look.mockResolvedValue(told(null))
  passed += 2000
  expect(await asked()).not.toBeNull()
  expect(look).toHaveBeenLastCalledWith('later')
  look.mockResolvedValue(told(10))
  passed += 2000
  expect(await asked()).toBeNull()
})

test('pages stay while the database is down', async () => {
  const { asked } = await cacheWith('/en/blog/a-tower')
  look.mockRejectedValue(new Error('down'))
  for (const looks of [2, 3, 4]) {
    passed += 5000
    expect(await asked()).not.toBeNull()
    expect(look).toHaveBeenCalledTimes(looks)
  }
  passed += 5000
  look.mockResolvedValue(told(1000))
  expect(await asked()).toBeNull()
})

test('a database that never answers delays no request by more than a second, and most not at all', async () => {
  look.mockResolvedValue(told(null, 4000))
  const { asked } = await cacheWith('/en/blog/a-wall')
  look.mockReturnValue(new Promise(() => {}))
  passed += 5000
  const [begun] = process.hrtime()
  expect(await asked()).not.toBeNull()
  expect(process.hrtime()[0] - begun).toBeLessThan(3)
  const next = process.hrtime.bigint()
  for (const later of [0, 1200, 5000]) {
    passed += later
    expect(await asked()).not.toBeNull()
  }
  expect(Number(process.hrtime.bigint() - next) / 1e6).toBeLessThan(900)
  expect(look).toHaveBeenCalledTimes(2)
})

test('a page that was being rendered during a change is not stored', async () => {
  const path = '/en/blog/a-door'
  const { cache, asked } = await cacheWith(path)
  await cache.revalidateTag('_N_T_/layout')
  expect(await asked()).toBeNull()
  look.mockResolvedValue(told(10))
  passed += 2000
  await cache.get('/en/another', context)
  await cache.set(path, page(200, 'As it was'), context)
  passed += 10
  expect(await asked()).toBeNull()
  await cache.set(path, page(200, 'As it is'), context)
  passed += 10
  expect((await asked())?.value.html).toContain('As it is')
})

test('a starting process knows which pages on disk are out of date', async () => {
  const path = '/en/blog/a-bridge'
  await cacheWith(path)
  passed += 3_600_000
  look.mockResolvedValue(told(3_700_000))
  expect(await startedAnew().get(path, context)).not.toBeNull()
  look.mockResolvedValue(told(3_500_000))
  expect(await startedAnew().get(path, context)).toBeNull()
})

test('a change of this process counts at once, and makes the next request poll the database', async () => {
  const { cache, asked } = await cacheWith('/en/blog/a-garden')
  await cache.revalidateTag('_N_T_/layout')
  passed += 10
  expect(await asked()).toBeNull()
  expect(look).toHaveBeenCalledTimes(2)
})

test('the log says once that changes cannot be read', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation()
  exposeChanges()
  const read = shared.changesSince!
  // In unit tests nothing answers at the project's address.
  for (const since of [null, '1:1: 0']) await expect(read(since)).rejects.toThrow()
  expect(log).toHaveBeenCalledTimes(1)
})
