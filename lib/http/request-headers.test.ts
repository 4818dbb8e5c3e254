import { type IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { stripVisitorHeaders, dropForgedHeaders } from './request-headers'
import { senderAddress } from './sender'

afterEach(() => jest.restoreAllMocks())

function asked(url: string, headers: IncomingHttpHeaders, { method = 'GET', from = '192.0.2.1' } = {}) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: from })
  return Object.assign(new IncomingMessage(socket), { url, method, headers })
}

/** The client of a request, as pages see it. */
function client(headers: IncomingHttpHeaders, from?: string) {
  const request = asked('/', headers, { from })
  dropForgedHeaders(request)
  return senderAddress(new Headers(request.headers as Record<string, string>))
}

const forged = {
  'x-client-address': '203.0.113.7',
  'x-forwarded-for': '203.0.113.7',
  forwarded: 'for=203.0.113.7',
  'x-real-ip': '203.0.113.7',
  'x-vercel-forwarded-for': '203.0.113.7',
}

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['', null],
])('without a trusted proxy the client is the peer of the connection: %j is %j', (from, address) => {
  jest.replaceProperty(env, 'TRUSTED_ADDRESS_HEADER', undefined)
  expect(client(forged, from)).toBe(address)
})

test.each([
  ['198.51.100.4', '198.51.100.4'],
  ['203.0.113.7, 198.51.100.4', '198.51.100.4'],
  ['203.0.113.7,, 198.51.100.4 ', '198.51.100.4'],
  ['2001:0DB8:1:2:3:4:5:6', '2001:0DB8:1:2:3:4:5:6'],
  ['64:ff9b::198.51.100.4', '64:ff9b::198.51.100.4'],
  ['::1', '::1'],
  ['::FFFF:198.51.100.4', '198.51.100.4'],
  ['198.51.100.4, unknown', null],
  ['198.51.100.4,', null],
  ['198.51.100.4:5678', null],
  ['', null],
  [undefined, null],
])('a trusted proxy that sends %j names %j', (value, address) => {
  jest.replaceProperty(env, 'TRUSTED_ADDRESS_HEADER', 'x-real-ip')
  expect(client({ ...forged, 'x-real-ip': value })).toBe(address)
})

test("on Vercel, without the site's server, the platform's own header names the client", () => {
  jest.replaceProperty(env, 'VERCEL', '1')
  jest.replaceProperty(env, 'TRUSTED_ADDRESS_HEADER', 'x-vercel-forwarded-for')
  const said = { ...forged, 'x-vercel-forwarded-for': '203.0.113.7, 198.51.100.4' }
  expect(senderAddress(new Headers(said))).toBe('198.51.100.4')
  expect(senderAddress(new Headers({ 'x-client-address': '203.0.113.7' }))).toBeNull()
})

test("the policy of a page and another build's cookie are removed from every request", () => {
  for (const url of ['/', routes.login, '/api/posts']) {
    const request = asked(url, {
      'content-security-policy': "script-src 'nonce-a'",
      'content-security-policy-report-only': "script-src 'nonce-a'",
      'x-prerender-revalidate': 'a',
      cookie: 'theme=dark; __prerender_bypass=a; i18next=en;__prerender_bypass=b',
    })
    dropForgedHeaders(request)
    expect(request.headers).toEqual({ cookie: 'theme=dark; i18next=en', 'x-client-address': '192.0.2.1' })
  }
})

const visitor = {
  host: 'example.org',
  'user-agent': 'Twitterbot',
  cookie: 'sb-local-auth-token=a; i18next=af',
  'x-client-address': '192.0.2.1',
  'next-router-prefetch': '1',
}

test.each([
  ...['/', '/about', '/af/blog/lament', '/feed.xml', '/no/such/page', '/admin/../about', '/apis', '//['],
  ...['/admin/%2e%2e/about', '/af/pay/..', '/blog/preview/../lament?a=/admin', '/newsletter'],
])('the common page at %s does not depend on its first visitor', (url) => {
  const request = asked(url, visitor)
  stripVisitorHeaders(request)
  expect(request.headers).toEqual({ host: 'example.org', cookie: 'i18next=af' })
  const part = asked(url, { ...visitor, rsc: '1' })
  stripVisitorHeaders(part)
  const { host, cookie, rsc, 'next-router-prefetch': prefetch, ...rest } = part.headers
  expect([host, cookie, rsc, prefetch, rest]).toEqual(['example.org', 'i18next=af', '1', '1', {}])
})

test('a cookie that only resembles the draft mode cookie changes nothing', () => {
  for (const cookie of [
    'a=__prerender_bypass=b',
    'x__prerender_bypass=b',
    '__prerender_bypass',
    ' __prerender_bypass=b',
  ]) {
    const request = asked('/about', { 'user-agent': 'Twitterbot', cookie })
    dropForgedHeaders(request)
    stripVisitorHeaders(request)
    expect(request.headers).toEqual({})
  }
})

test.each([
  ...[routes.login, `/af${routes.leads}`, routes.blogAdmin, routes.blogSearch, routes.pay('a')],
  ...['/Admin/Leads', '/api/posts?q=a', '/_next/image?url=a', '/about/../admin/leads'],
])('%s keeps the headers of the visitor', (url) => {
  const request = asked(url, visitor)
  stripVisitorHeaders(request)
  expect(request.headers).toEqual(visitor)
})

const forms: IncomingHttpHeaders[] = [
  { 'next-action': 'a', 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data; boundary=a' },
  { 'content-type': 'application/x-www-form-urlencoded' },
]

test("only an action, of all requests with a body, keeps the visitor's headers", () => {
  const leaves = (headers: IncomingHttpHeaders, method: string) => {
    const request = asked('/landing', { ...visitor, ...headers }, { method })
    stripVisitorHeaders(request)
    return 'user-agent' in request.headers
  }
  for (const form of forms) {
    expect(leaves(form, 'POST')).toBe(true)
    expect(leaves(form, 'GET')).toBe(false)
  }
  expect(leaves({ 'content-type': 'text/plain' }, 'POST')).toBe(false)
  // Next does not treat it as an action, and answers with the stored page.
  expect(leaves({ 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }, 'POST')).toBe(false)
})
