import { type LocalServer, localServer } from '@/tests/local-server'
import type * as Health from './health'

/** The database's answer, as status and body; null never answers. */
let says: readonly [status: number, body: unknown] | null
let asked = 0
let database: LocalServer
beforeAll(async () => {
  database = await localServer((_request, response) => {
    asked += 1
    if (!says) return
    response.writeHead(says[0], { 'content-type': 'application/json' })
    response.end(JSON.stringify(says[1]))
  })
})
afterAll(() => database.close())

/** Loaded for each test, because it shares an answer for a second. */
let site: typeof Health
beforeEach(async () => {
  asked = 0
  jest.resetModules()
  const { build, env } = await import('@/lib/env')
  site = await import('./health')
  jest.replaceProperty(env, 'SUPABASE_URL', database.url)
  jest.replaceProperty(build, 'migration', '20261121000850')
})
afterEach(() => void jest.restoreAllMocks())

const ask = async () => {
  const response = await site.healthResponse()
  return {
    status: response.status,
    body: await response.json(),
    headers: Object.fromEntries(response.headers),
  }
}

test('it is healthy while the database answers and has the migrations of the build; the answer is not cached', async () => {
  says = [200, '20261121000850']
  expect(await ask()).toEqual({
    status: 200,
    body: {
      status: 'ok',
      build: expect.any(String),
      migrations: { applied: '20261121000850', expected: '20261121000850' },
    },
    headers: expect.objectContaining({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }),
  })
})

test.each([
  ['keeps no record of migrations', null],
  ['is ahead of the build, as while a new one is rolled out', '20270101000000'],
])('it is healthy if the database %s', async (_, applied) => {
  says = [200, applied]
  expect(await ask()).toMatchObject({ status: 200, body: { status: 'ok', migrations: { applied } } })
})

test('it is unhealthy if a migration is missing', async () => {
  says = [200, '20261121000800']
  expect(await ask()).toMatchObject({
    status: 503,
    body: { status: 'outdated', migrations: { applied: '20261121000800', expected: '20261121000850' } },
  })
})

test.each([
  ['refuses', [401, { message: 'Invalid key sb_secret_of_the_project' }] as const],
  ['knows no such function', [404, { code: 'PGRST202', message: 'no function at db.example.org' }] as const],
  ['says something else', [200, { newest: 1 }] as const],
  ['says nothing', null],
])('it is unhealthy if the database %s, without revealing why', async (_, answer) => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  says = answer
  const { status, body } = await ask()
  expect(status).toBe(503)
  expect(body).toEqual({
    status: 'unavailable',
    build: expect.any(String),
    migrations: { applied: null, expected: '20261121000850' },
  })
})

test('the database is asked once a second, however many ask', async () => {
  says = [200, '20261121000850']
  const answers = await Promise.all(Array.from({ length: 500 }, ask))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(asked).toBe(1)
})

test('the process answers without the database', async () => {
  says = null
  const response = site.livenessResponse()
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok', build: expect.any(String) }])
  expect(asked).toBe(0)
})
