import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { localeOf, prefixed } from '@/lib/i18n/paths'
import { api, files, routes } from '@/lib/routes'
import { config, middleware } from '@/middleware'
import { full } from '@/tests/scope'
import { cacheControlOf, cacheKeyFor } from './cache-key'

const SITE = 'http://localhost:3000'
const allowed = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  cacheKeyFor({ url, headers, method })

const pages = [
  routes.home,
  routes.about,
  routes.landing,
  routes.level('level-1'),
  routes.blog,
  routes.post('lament'),
  routes.blogPage(2),
  routes.category('faith'),
].flatMap((page) => [page, prefixed(page, 'af')])

test.each(pages)('everybody gets the same %s', (path) => {
  expect(allowed(path)).toBe(path)
  expect(allowed(path, {}, 'HEAD')).toBe(path)
  expect(allowed(`${path}?utm_source=a&utm_medium=b%20c&gclid=d`)).toBe(path)
  // Staff behind a proxy, with a browser's settings.
  expect(
    allowed(path, {
      cookie: `sb-local-auth-token=base64-abc; i18next=${localeOf(path)}; theme=dark`,
      accept: 'text/html',
      'accept-language': 'en-ZA,en;q=0.9',
      'accept-encoding': 'gzip, br',
      'cache-control': 'no-cache',
      'if-none-match': '"a"',
      'x-forwarded-for': '1.2.3.4',
      'x-request-id': 'a-request',
      'sec-fetch-dest': 'document',
    }),
  ).toBe(path)
})

test.each([
  ...['POST', 'PUT', 'OPTIONS', 'DELETE'].map((method) => ['/blog', {}, method] as const),
  ...['?', '?q=a', '?lng=af', '?_rsc=a', '?page=2', '?utm_source=a&lng=af', '?utm_source=a#b'].map(
    (query) => [`/blog${query}`, {}, 'GET'] as const,
  ),
  ...['?utm_source=a&%6cng=af', '?utm_source=a&nxtPslug=b', '?__nextDataReq=1'].map(
    (query) => [`/blog${query}`, {}, 'GET'] as const,
  ),
  ...[
    ...['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-url'],
    ...['x-middleware-prefetch', 'x-middleware-subrequest', 'x-prerender-revalidate', 'x-nextjs-data'],
    ...['purpose', 'range', 'origin', 'expect', 'content-length', 'next-action', 'x-matched-path'],
  ].map((header) => ['/blog', { [header]: '1' }, 'GET'] as const),
  ...['__prerender_bypass=a', 'theme=dark; __prerender_bypass=', 'i18next=af', 'theme=a;i18next=AF-ZA'].map(
    (cookie) => ['/blog', { cookie }, 'GET'] as const,
  ),
  // Duplicate cookies, and values that the site never sets, are not decided here.
  ...['i18next=en; i18next=af', 'i18next=%61f', 'i18next="af"', 'i18next='].map(
    (cookie) => ['/blog', { cookie }, 'GET'] as const,
  ),
  ['/blog', { 'accept-language': 'en;q=0.8,AF' }, 'GET'],
  ['/blog', { 'accept-language': 'af-ZA', cookie: 'i18next=de' }, 'GET'],
  ['/af/blog', { cookie: '__prerender_bypass=a' }, 'GET'],
  ...[
    ...[
      '/en',
      '/en/blog',
      '/Blog',
      '/blog/',
      '//blog',
      '/blog//a',
      '/AF',
      '/bl%6fg',
      '/blog/a%20b',
      '/blog\\a',
    ],
    ...['http://localhost/blog', '*', '', '/blog/.', '/blog/../about', '/blog;a', '/_next/static/a', '/%'],
  ].map((path) => [path, {}, 'GET'] as const),
] as [string, Record<string, string>, string][])('%j with %j by %s is for Next', (url, headers, method) => {
  expect(allowed(url, headers, method)).toBeNull()
})

test.each([
  ...[routes.login, routes.dashboard, routes.leads, routes.blogAdmin, routes.blogSearch],
  ...[routes.preview('1'), routes.newsletterConfirm, routes.newsletterManage, routes.privacyRequestConfirm],
  ...[routes.paymentNotification, routes.pay('a-token')],
  ...[files.sitemap, files.robots, files.llms, routes.rss, api.posts, files.picture('a.webp')],
])('%s is left to Next, in both languages', (path) => {
  expect(allowed(path)).toBeNull()
  // A program's address has no language.
  if (path !== api.posts) expect(allowed(`/af${path}`)).toBeNull()
})

const given = (name: string, value: string | undefined): Record<string, string> =>
  value === undefined ? {} : { [name]: value }

/** Requests with every combination of these; in `npm test` for the first and the last page, in both languages. */
const matrix = (full ? pages : [...pages.slice(0, 2), ...pages.slice(-2)]).flatMap((path) =>
  [undefined, 'af', 'en', 'en-ZA', 'AF_ZA', 'de', 'afr', 'english'].flatMap((choice) =>
    [undefined, 'af', 'en', 'en,af;q=0.5', 'en;q=0.5,af', 'af;q=0,en', 'AF-ZA', '*', 'de,af'].flatMap(
      (accepted) =>
        ['', '?utm_source=a', '?lng=en', '?lng=af'].map((query) => ({
          url: path + query,
          cookies: given('i18next', choice),
          headers: given('accept-language', accepted),
        })),
    ),
  ),
)

test('the middleware, if it ran at all, would serve the page itself to those answered from memory', async () => {
  let [fromMemory, withoutMiddleware] = [0, 0]
  for (const { url, cookies, headers } of matrix) {
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
    const sent = { ...headers, ...given('cookie', cookie[0]) }
    const runs = doesMiddlewareMatch({ config, url, headers, cookies, nextConfig: {} })
    if (!runs) withoutMiddleware++
    if (allowed(url, sent) === null) {
      // Requests left to Next always run the middleware, except cookies that the site never sets.
      if (!/afr|english/.test(cookie[0] ?? '')) expect([url, sent, runs]).toEqual([url, sent, true])
      continue
    }
    fromMemory++
    if (!runs) continue
    const answer = await middleware(new NextRequest(SITE + url, { headers: sent }))
    expect(answer.headers.get('x-middleware-next')).toBe('1')
    expect([...answer.headers.keys()].filter((name) => !name.startsWith('x-middleware-'))).toEqual([])
  }
  expect(fromMemory).toBeGreaterThan(withoutMiddleware * 0.9)
  expect(fromMemory).toBeLessThan(matrix.length)
})

test.each([
  ['/', true],
  ['/?utm_source=a.b', true],
  ['/blog/former-slug', true],
  ['/en/blog', true],
  ['/african-hymns', true],
  ['/af', false],
  ['/af/blog?utm_source=x', false],
  ['/feed.xml', false],
  ['/share/en/home.png?v=1', false],
  ['/_next/image?url=%2Fa&w=640', false],
  ['/api/health', false],
  ['/brochures/one.pdf', false],
])('whether a cache must revalidate %s, because other visitors are redirected: %p', (address, mustAsk) => {
  const ofNext = 's-maxage=60, stale-while-revalidate=31535940'
  expect(cacheControlOf(address, ofNext)).toBe(mustAsk ? 'public, max-age=0, must-revalidate' : ofNext)
  expect(cacheControlOf(address, 'private, no-store')).toBe('private, no-store')
})
