import { env } from '@/lib/env'
import { isForeign, isOwnOrigin, isScheduler } from './sender'

afterEach(() => jest.restoreAllMocks())

describe('a request to change something', () => {
  const own = 'http://localhost:3000'
  const isOwn = (headers: Record<string, string>) => isOwnOrigin(new Headers(headers))

  test('is accepted from a page of this site, at whatever address', () => {
    expect(isOwn({ 'sec-fetch-site': 'same-origin', origin: 'https://preview.example' })).toBe(true)
    expect(isOwn({ origin: own })).toBe(true)
  })

  test.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'cross-site', origin: own },
    { 'sec-fetch-site': 'same-site', origin: own },
    { 'sec-fetch-site': 'none' },
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: `${own}.evil.example` },
  ])('is refused with %j', (headers) => {
    expect(isOwn(headers)).toBe(false)
  })
})

test.each([
  ['no origin', { host: 'example.org' }, false],
  ['its own origin', { host: 'example.org', origin: 'https://example.org' }, false],
  ['its own port', { host: 'localhost:3000', origin: 'http://localhost:3000' }, false],
  [
    'a proxy in front',
    { host: '10.0.0.1', 'x-forwarded-host': 'example.org', origin: 'https://example.org' },
    false,
  ],
  ['another origin', { host: 'example.org', origin: 'https://example.com' }, true],
  ['another port', { host: 'localhost:3000', origin: 'http://localhost:3001' }, true],
  ['a hidden origin', { host: 'example.org', origin: 'null' }, true],
  ['nonsense', { host: 'example.org', origin: 'example.org' }, true],
])('a request with %s is foreign: %#', (_name, headers, expected) => {
  expect(isForeign(new Headers(headers))).toBe(expected)
})

describe('a call of the scheduler', () => {
  const secret = 'a secret of the scheduler'
  const has = (authorization?: string) => isScheduler(new Headers(authorization ? { authorization } : {}))

  test('carries the secret as a bearer token', () => {
    jest.replaceProperty(env, 'CRON_SECRET', secret)
    expect(has(`Bearer ${secret}`)).toBe(true)
    for (const other of [
      undefined,
      secret,
      `Bearer ${secret}x`,
      `bearer ${secret}`,
      'Bearer ',
      `Basic ${secret}`,
    ])
      expect(has(other)).toBe(false)
  })

  test('is refused without a configured secret', () => {
    jest.replaceProperty(env, 'CRON_SECRET', undefined)
    for (const given of [undefined, 'Bearer undefined', 'Bearer ']) expect(has(given)).toBe(false)
  })
})
