import { type IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { env } from '@/lib/env'
import { sanitizeRequest } from './sanitize-request'

afterEach(() => jest.restoreAllMocks())

function asked(url: string, headers: IncomingHttpHeaders = {}, method = 'GET') {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method, headers })
  return { request, arrival: sanitizeRequest(request) }
}

test('a common page is recognised in every spelling, and so is the page that Next stores for it', () => {
  const of = (...all: Parameters<typeof asked>) => {
    const { page, stored } = asked(...all).arrival
    return [page, stored]
  }
  expect(of('/about')).toEqual(['/about', '/about'])
  expect(of('/about?utm_source=a')).toEqual(['/about', '/about'])
  expect(of('/about?a=b')).toEqual([null, '/about'])
  expect(of('/%61bout', { rsc: '1' })).toEqual([null, '/about'])
  expect(of('/about', { 'content-type': 'text/plain' }, 'POST')).toEqual([null, '/about'])
  expect(of('/about', { 'next-action': 'a' }, 'POST')).toEqual([null, null])
  expect(of('/admin/leads')).toEqual([null, null])
  expect(of('/api/posts')).toEqual([null, null])
})

test('telemetry keeps no page out of the memory of the server', () => {
  jest.replaceProperty(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', 'http://localhost:4318')
  expect(asked('/about').arrival).toMatchObject({ page: '/about', stored: '/about' })
})

test('an unreadable or unused address becomes one that does not exist', () => {
  expect(asked('/blog/%').request.url).toBe('/blog/%EF%BF%BD')
  expect(asked('/_next/data/Xy1/about.json?a=b').request.url).toBe('/_next/static/none')
  expect(asked('http://example.org/about').request.url).toBe('/about')
})

test("the id of a request is the trusted proxy's, or a new one", () => {
  const given = { 'x-request-id': 'chosen-by-a-stranger', 'x-proxy-id': 'chosen-by-the-proxy' }
  jest.replaceProperty(env, 'TRUSTED_REQUEST_ID_HEADER', undefined)
  const { request, arrival } = asked('/admin/login', { ...given })
  expect(arrival.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(request.headers['x-request-id']).toBe(arrival.id)
  jest.replaceProperty(env, 'TRUSTED_REQUEST_ID_HEADER', 'x-proxy-id')
  expect(asked('/admin/login', { ...given }).arrival.id).toBe('chosen-by-the-proxy')
})

test('a form is recognised, and an unsupported method refused', () => {
  const form = asked('/landing', { 'content-type': 'multipart/form-data; boundary=a' }, 'POST').arrival
  expect(form).toMatchObject({ isRefused: false, progress: { isForm: true } })
  expect(asked('/about').arrival).toMatchObject({ isRefused: false, progress: { isForm: false } })
  for (const [url, method] of [
    ['/', 'TRACE'],
    ['/scenes/a.svg', 'POST'],
  ] as const)
    expect(asked(url, {}, method).arrival.isRefused).toBe(true)
})

test("connection headers of a visitor do not reach Next, nor any scheme but the site's", () => {
  const hop = {
    connection: 'Upgrade',
    upgrade: 'h2c',
    te: 'trailers',
    expect: 'a',
    'x-forwarded-proto': 'https',
  }
  for (const url of ['/about', '/admin/login', '/api/posts'])
    expect(Object.keys(asked(url, { ...hop, host: 'a' }).request.headers)).toEqual(['host', 'x-request-id'])
})
