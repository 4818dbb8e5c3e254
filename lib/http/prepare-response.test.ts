import { env } from '@/lib/env'
import type { SanitizedRequest } from './sanitize-request'
import { prepareResponse, refusalOf, statusOf } from './prepare-response'
import { NOTHING_LOADED } from './headers'

const arrival = (address: string, method = 'GET'): SanitizedRequest => ({
  ...{ id: 'a-request', method, address, isRefused: false, page: null, stored: null },
  progress: { isForm: false },
  begun: 0,
})
const sent = (status: number, headers: Record<string, string>, to = arrival('/about')) =>
  prepareResponse({ status, headers }, to).headers

test('every answer has the headers of the site, and those of Next take precedence', () => {
  expect(sent(500, {})).toMatchObject({
    'strict-transport-security': expect.any(String),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': NOTHING_LOADED,
  })
  expect(sent(200, { 'referrer-policy': 'no-referrer' })['referrer-policy']).toBe('no-referrer')
})

test('headers of the connection to Next, and those for the server alone, are not sent', () => {
  const inner = {
    connection: 'keep-alive',
    'keep-alive': 'timeout=5',
    'transfer-encoding': 'chunked',
    date: 'Fri, 27 Nov 2026 12:00:00 GMT',
    'x-stored': '1 2',
    'x-page-source': 'memory',
    'x-middleware-rewrite': '/en/about',
  }
  const headers = sent(200, { ...inner, etag: '"a"' })
  expect(Object.keys(inner).filter((name) => name in headers)).toEqual([])
  expect(headers.etag).toBe('"a"')
})

test('with debug logging, the answer states the source and age of a page', () => {
  jest.replaceProperty(env, 'LOG_LEVEL', 'debug')
  const page = { ...arrival('/about'), stored: '/about' }
  const stored = { 'x-stored': `1 ${Date.now() - 12_000}` }
  const told = (headers: Record<string, string>, to: SanitizedRequest) =>
    sent(200, headers, to)['x-page-source']
  expect(told({ ...stored, 'x-page-source': 'memory' }, page)).toBe('memory; age=12')
  expect(told(stored, arrival('/llms.txt'))).toBe('disk; age=12')
  expect(told({}, page)).toBe('rendered')
  expect(told({}, arrival('/api/posts'))).toBeUndefined()
  jest.restoreAllMocks()
})

test.each([
  '/_next/static/chunks/a.js',
  '/scenes/place-gate.svg',
  '/icon.svg?icon.1.svg',
  '/manifest.webmanifest',
])('%s has no document headers, unlike the page that reports it missing', (path) => {
  const file = arrival(path)
  const named = (headers: object) =>
    ['x-frame-options', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'].filter(
      (name) => name in headers,
    )
  for (const status of [200, 206, 304]) expect(named(sent(status, {}, file))).toEqual([])
  expect(named(sent(404, { 'content-type': 'text/html' }, file))).toHaveLength(4)
  expect(named(sent(200, {}))).toHaveLength(4)
})

test('an answer for a single request names its id, a cacheable one does not', () => {
  expect(sent(200, { 'cache-control': 'private, no-store' })['x-request-id']).toBe('a-request')
  for (const control of ['s-maxage=60', 'public, max-age=1'])
    expect(sent(200, { 'cache-control': control })['x-request-id']).toBeUndefined()
})

test('a 503 says when to retry, and a refused method which ones are allowed', () => {
  expect(sent(503, {})['retry-after']).toBe('60')
  expect(sent(503, { 'retry-after': '5' })['retry-after']).toBe('5')
  expect(sent(405, {}, arrival('/api/pictures')).allow).toBe('POST')
  expect(sent(405, {}, arrival('/', 'TRACE')).allow).toBe('GET, HEAD, POST')
})

test.each([
  [500, {}, 500],
  [500, { isUnavailable: true }, 503],
  [404, { isUnavailable: true }, 404],
  [502, { isUnavailable: true }, 502],
  [500, { refusal: 413 }, 413],
  [503, { refusal: 400, isUnavailable: true }, 400],
  [200, { refusal: 400 }, 200],
])('Next answers %d to a request with progress %j, and %d is sent', (given, known, status) => {
  expect(statusOf(given, { isForm: true, ...known })).toBe(status)
})

test.each([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_INVALID_METHOD', 400],
  [undefined, 400],
])('a request that Node cannot parse (%s) is refused with %d, and its connection closed', (code, status) => {
  expect(refusalOf(code)).toMatchObject({
    status,
    headers: { 'x-frame-options': 'DENY', 'content-security-policy': NOTHING_LOADED, connection: 'close' },
  })
})
