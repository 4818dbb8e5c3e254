import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { build, env } from '@/lib/env'
import { type LocalServer, localServer } from '@/tests/local-server'
import { errorFacts } from './error-facts'
import { report } from './report'

const taken: { request: IncomingMessage; parts: Record<string, unknown>[] }[] = []
let service: LocalServer

/** Sets the service in the environment, which its client reads when it is loaded. */
function configure() {
  jest.replaceProperty(env, 'SENTRY_DSN', `${service.url.replace('//', '//publicKey@')}/errors/42`)
  jest.replaceProperty(build, 'commit', '0123456789abcdef')
}

beforeAll(async () => {
  service = await localServer(async (request, response) => {
    const parts = (await text(request)).split('\n').map((part) => JSON.parse(part))
    taken.push({ request, parts })
    response.end('{}')
  })
  configure()
  await import('./error-service')
}, 60_000)
beforeEach(() => {
  taken.length = 0
  configure()
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => service.close())

const failure = () => ({
  event: 'savePost',
  route: '/blog/admin',
  requestId: 'an-id-of-a-request',
  traceId: undefined,
  error: errorFacts(new TypeError('No "Thandi" here', { cause: new Error('thandi@example.org') })),
})

test('a failure goes to the service of the DSN, as a Sentry event', async () => {
  await report(failure())
  const [{ request, parts }] = taken as [(typeof taken)[number]]
  expect(request.url).toMatch(/^\/errors\/api\/42\/envelope\/\?.*sentry_key=publicKey/)
  expect(parts[1]).toEqual({ type: 'event' })
  expect(parts[2]).toMatchObject({
    event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    level: 'error',
    logger: 'savePost',
    transaction: '/blog/admin',
    release: '0123456789abcdef',
    tags: { route: '/blog/admin', requestId: 'an-id-of-a-request' },
    exception: {
      values: [
        { type: 'Error', value: '[e-mail]' },
        {
          type: 'TypeError',
          value: 'No "…" here',
          stacktrace: {
            frames: expect.arrayContaining([
              expect.objectContaining({ filename: 'lib/log/report.test.ts', lineno: expect.any(Number) }),
            ]),
          },
        },
      ],
    },
  })
  expect(JSON.stringify(parts)).not.toMatch(/thandi/i)
})

test('if all requests fail, only the first failures are reported', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout'], now: Date.now() + 120_000 })
  for (let count = 0; count < 40; count++) await report(failure())
  expect(taken).toHaveLength(20)
  jest.setSystemTime(Date.now() + 60_000)
  await report(failure())
  expect(taken).toHaveLength(21)
  jest.useRealTimers()
})

test('a service that does not answer delays nobody, and without one nothing is sent', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout'], now: Date.now() + 600_000 })
  await service.close()
  await expect(report(failure())).resolves.toBeUndefined()
  jest.replaceProperty(env, 'SENTRY_DSN', undefined)
  await report(failure())
  expect(taken).toEqual([])
  jest.useRealTimers()
})
