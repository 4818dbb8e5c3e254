import { NOTHING_LOADED, UPLOADED_FILE, contentSecurityPolicy } from './headers'
import {
  allowHeader,
  isPubliclyCacheable,
  isMethodRefused,
  isUnusedNextPath,
  policyOfAnswer,
  sanitizeTarget,
} from './protocol'

const replacement = '%EF%BF%BD'

test.each([
  ['/%', `/${replacement}`],
  ['/blog/%', `/blog/${replacement}`],
  ['/af/blog/%2', `/af/blog/${replacement}2`],
  ['/api/payments/%zz', `/api/payments/${replacement}zz`],
  ['/pictures/%ff.webp', `/pictures/${replacement}.webp`],
  ['/blog/a%00b', `/blog/a${replacement}b`],
  ['/blog/%c3%28', `/blog/${replacement}`],
  ['/blog/%?q=%', `/blog/${replacement}?q=%`],
  ['/blog/%25', '/blog/%25'],
  ['/blog/s%C3%AA?q=%E2%82', '/blog/s%C3%AA?q=%E2%82'],
  ['/_next/image?url=%2Fpictures%2Fa.webp&w=640', '/_next/image?url=%2Fpictures%2Fa.webp&w=640'],
  ['*', '/*'],
  ['http://example.org/blog?q=a', '/blog?q=a'],
  ['HTTP://example.org', '/'],
  ['//example.org/http://b', '//example.org/http://b'],
])('%s is read as %s, which is decodable', (address, readable) => {
  expect(sanitizeTarget(address)).toBe(readable)
  expect(() => decodeURIComponent(readable.split('?')[0]!)).not.toThrow()
})

test.each(['a', '%C3%AA', '%'])('a path of thousands of %j is cut to a decodable one', (part) => {
  const short = sanitizeTarget(`/af/blog/${part.repeat(5000)}?q=x`)
  expect(short).toMatch(/^\/af\/blog\/\S{3,1900}-\?q=x$/)
  expect(() => decodeURIComponent(short)).not.toThrow()
})

test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', ''])('%s is refused', (method) => {
  expect(isMethodRefused(method, '/blog')).toBe(true)
})

test.each([
  ['GET', '/icons/dove.svg', false],
  ['HEAD', '/feed.xml', false],
  ['POST', '/landing?utm_source=a.b', false],
  ['POST', '/api/pictures', false],
  ['POST', `/af/pay/414defe5-dba8-4f00-82e6-c04724f679f0_${'0a'.repeat(32)}?a=b`, false],
  ['POST', '/manifest.webmanifest', true],
  ['POST', '/icons/dove.svg', true],
  ['POST', '/images/posts/two-chairs.webp?a', true],
  ['POST', '/_next/static/none', true],
])('whether %s %s is refused at once: %j', (method, address, expected) => {
  expect(isMethodRefused(method, address)).toBe(expected)
})

test('a refused method gets the list of the others', () => {
  expect(allowHeader('PUT')).toBe('GET, HEAD, POST')
  expect(allowHeader('POST')).toBe('GET, HEAD')
  expect(allowHeader('GET')).toBe('POST')
})

const page = contentSecurityPolicy({})
const withNonce = contentSecurityPolicy({ nonce: 'x' })

test.each([
  ['a page', 200, 'text/html; charset=utf-8', page, page],
  ['a page rendered per request', 200, 'text/html; charset=utf-8', withNonce, withNonce],
  ['an error, which may be a page of Next', 500, 'text/html; charset=utf-8', withNonce, withNonce],
  ['a page that is missing in a folder of files', 404, 'text/html', NOTHING_LOADED, page],
  ['a stored page that is still good', 304, '', page, null],
  ['a redirect', 308, 'text/html', page, NOTHING_LOADED],
  ['a file that a visitor has uploaded', 200, 'image/png', UPLOADED_FILE, UPLOADED_FILE],
  ['a feed', 200, 'application/rss+xml', page, NOTHING_LOADED],
  ['a script', 200, 'application/javascript; charset=UTF-8', page, NOTHING_LOADED],
  ['an answer without a body', 500, '', page, NOTHING_LOADED],
])('%s has the policy that it needs', (_name, status, type, current, expected) => {
  expect(policyOfAnswer({ status, type }, current)).toBe(expected)
})

test.each([
  [200, 'private, no-cache, no-store, max-age=0, must-revalidate', false],
  [200, 'no-store', false],
  [200, 's-maxage=31536000', true],
  [200, 'public, max-age=31536000, immutable', true],
  [200, undefined, true],
  [304, 'no-store', true],
])('an answer %d of %p may be given to others: %p', (status, cacheControl, isKept) => {
  expect(isPubliclyCacheable(status, cacheControl)).toBe(isKept)
})

test.each([
  ['/_next/data/Xy1/about.json?a=b', true],
  ['/af/_next/data/Xy1/about.json', true],
  ['//_next//data/Xy1/about.json', true],
  ['/%5fnext/d%61ta/Xy1/about.json', true],
  ['/about/../_next/data/Xy1/about.json', true],
  ['/_next/postponed/resume', true],
  ['/_next/static/chunks/a.js', false],
  ['/_next/image?url=%2F_next%2Fdata%2Fx', false],
  ['/about?next=/_next/data/x', false],
  ['/blog/_next-data', false],
])('%s is an address of Next that the site does not use: %p', (address, expected) => {
  expect(isUnusedNextPath(address)).toBe(expected)
})
