import { context, page, startedAnew } from '@/tests/page-cache'
import { shared } from './shared'

type Expired = { tag: string; transaction: number; age: number }
const look = jest.fn<Promise<{ next: number; tags: Expired[] }>, [number | null]>()
const lamp = (transaction: number, age = 0) => [{ tag: 'post:a-lamp', transaction, age }]
/** Milliseconds that have passed in a test; nothing else does. */
let passed = 0

beforeEach(() => {
  const begun = Math.ceil(performance.timeOrigin + performance.now())
  passed = 0
  jest.spyOn(Date, 'now').mockImplementation(() => begun + passed)
  jest.spyOn(performance, 'now').mockImplementation(() => begun + passed - performance.timeOrigin)
  look.mockReset().mockResolvedValue({ next: 1, tags: [] })
  shared.tagsExpiredSince = look
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => delete shared.tagsExpiredSince)

/** A cache with a page at the path, whose process has looked just now. */
async function cacheWith(path: string) {
  const cache = startedAnew()
  await cache.get(path, context)
  await cache.set(path, page(200, 'As it was'), context)
  passed += 10
  expect(await cache.get(path, context)).not.toBeNull()
  expect(look).toHaveBeenCalledTimes(1)
  return { cache, asked: () => cache.get(path, context) }
}

test('after a quiet hour, a page that was changed on another one is not even served once', async () => {
  const { asked } = await cacheWith('/en/blog/a-road')
  passed += 3_600_000
  look.mockResolvedValue({ next: 5, tags: lamp(4) })
  expect(await asked()).toBeNull()
})

test('the database is asked once a second, and no request waits for it as long as they come', async () => {
  const { asked } = await cacheWith('/en/blog/a-river')
  passed += 900
  await asked()
  expect(look).toHaveBeenCalledTimes(1)
  passed += 200
  let answer: (value: { next: number; tags: Expired[] }) => void = () => {}
  look.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  for (const value of await Promise.all([asked(), asked(), asked()])) expect(value).not.toBeNull()
  expect(look).toHaveBeenCalledTimes(2)
  answer({ next: 5, tags: lamp(4) })
  await new Promise(setImmediate)
  expect(await asked()).toBeNull()
  expect(look).toHaveBeenCalledTimes(2)
})

test('what the database gives twice expires a page once', async () => {
  const path = '/en/blog/a-gate'
  const { cache, asked } = await cacheWith(path)
  look.mockResolvedValue({ next: 4, tags: lamp(4) })
  passed += 2000
  expect(await asked()).toBeNull()
  passed += 10
  await cache.set(path, page(200, 'As it is'), context)
  passed += 2000
  expect(await asked()).not.toBeNull()
  expect(look).toHaveBeenLastCalledWith(4)
  look.mockResolvedValue({ next: 7, tags: [...lamp(4), ...lamp(6)] })
  passed += 2000
  expect(await asked()).toBeNull()
})

test('a page stands while the database is down', async () => {
  const { asked } = await cacheWith('/en/blog/a-tower')
  look.mockRejectedValue(new Error('down'))
  for (const looks of [2, 3, 4]) {
    passed += 5000
    expect(await asked()).not.toBeNull()
    expect(look).toHaveBeenCalledTimes(looks)
  }
  passed += 5000
  look.mockResolvedValue({ next: 5, tags: lamp(4) })
  expect(await asked()).toBeNull()
})

test('a database that never answers delays nobody by more than a second, and most not at all', async () => {
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

test('a page that was being made while it changed is not stored', async () => {
  const path = '/en/blog/a-door'
  const { cache, asked } = await cacheWith(path)
  await cache.revalidateTag('post:a-lamp')
  expect(await asked()).toBeNull()
  look.mockResolvedValue({ next: 5, tags: lamp(4) })
  passed += 2000
  await cache.get('/en/another', context)
  await cache.set(path, page(200, 'As it was'), context)
  passed += 10
  expect(await asked()).toBeNull()
  await cache.set(path, page(200, 'As it is'), context)
  passed += 10
  expect((await asked())?.value.html).toContain('As it is')
})

test('a process that starts knows which of the pages on disk have changed meanwhile', async () => {
  const path = '/en/blog/a-bridge'
  await cacheWith(path)
  passed += 3_600_000
  look.mockResolvedValue({ next: 5, tags: lamp(4, 3_700_000) })
  expect(await startedAnew().get(path, context)).not.toBeNull()
  look.mockResolvedValue({ next: 5, tags: lamp(4, 3_500_000) })
  expect(await startedAnew().get(path, context)).toBeNull()
})

test('the state of all that is stored is another one as soon as anything has expired, here or elsewhere', async () => {
  const { cache, asked } = await cacheWith('/en/blog/a-garden')
  const { state } = jest.requireActual<{ state(): number }>('./expired-tags.mjs')
  const states = [state()]
  passed += 2000
  await asked()
  expect(state()).toBe(states[0])
  await cache.revalidateTag('post:of-another')
  states.push(state())
  look.mockResolvedValue({ next: 5, tags: lamp(4) })
  passed += 2000
  await asked()
  states.push(state())
  expect(new Set(states).size).toBe(3)
})
