import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { api, files, routes } from '@/lib/routes'
import { sceneAddress } from '@/lib/scenes/names'
import { config, middleware } from '@/middleware'

const runs = (url: string, headers = {}, cookies = {}) =>
  doesMiddlewareMatch({ config, url, headers, cookies, nextConfig: {} })

/** The form of a payment link's token. */
const TOKEN = `414defe5-dba8-4f00-82e6-c04724f679f0_${'0a'.repeat(32)}`

test('it runs for a form with an origin, but not for an action that Next forwards to itself', () => {
  const origin = 'http://localhost:3000'
  expect(runs('/about', { origin })).toBe(true)
  expect(runs('/[locale]/blog/admin', { origin, 'x-action-forwarded': '1' })).toBe(false)
})

test.each(['/en', '/en/blog', '/Blog', '/blog/', '/AF/blog'])('it normalises %s', (path) => {
  expect(runs(path)).toBe(true)
})

test.each([
  ...[
    files.sitemap,
    files.llms,
    files.picture('A.webp'),
    files.brochure('A.pdf'),
    sceneAddress('climb', 'light'),
    '/images/A.webp',
  ],
  ...[files.sharePicture('en', routes.blog), routes.rss, api.posts, '/_next/static/A.js'],
])('it never runs for %s', (path) => {
  expect(runs(path, { 'accept-language': 'af' }, { i18next: 'af' })).toBe(false)
  expect(runs(path, { origin: 'https://another.example' })).toBe(false)
})

const SITE = 'http://localhost:3000'
const ask = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(SITE + path, { headers }))
const pathOf = (address: string | null) => address?.replace(SITE, '') ?? null

test.each([
  ['/EN/Blog/', {}, 308, '/blog'],
  ['/Blog?Q=A', {}, 308, '/blog?Q=A'],
  ['/blog?lng=af&page=2', { cookie: 'i18next=en' }, 308, '/af/blog?page=2'],
  ['/af/blog?lng=en', {}, 308, '/blog'],
  [`/en${routes.pay(TOKEN)}/`, {}, 308, routes.pay(TOKEN)],
  [`${routes.pay(TOKEN)}?lng=af`, {}, 308, `/af${routes.pay(TOKEN)}`],
  [routes.pay(TOKEN), { cookie: 'i18next=af' }, 307, `/af${routes.pay(TOKEN)}`],
  ['/feed.xml/', { 'accept-language': 'af' }, 308, '/feed.xml'],
  ['/blog', { 'accept-language': 'en;q=0.8,af' }, 307, '/af/blog'],
  ['/blog', { cookie: 'i18next=af', 'accept-language': 'en' }, 307, '/af/blog'],
  ['/Blog', { cookie: 'i18next=af' }, 307, '/af/blog'],
  ['/blog', { cookie: 'i18next=de', 'accept-language': 'af' }, 307, '/af/blog'],
  ['/af/admin/leads?page=2', {}, 307, '/af/admin/login?next=%2Faf%2Fadmin%2Fleads%3Fpage%3D2'],
  ['/blog/admin', {}, 307, '/admin/login?next=%2Fblog%2Fadmin'],
])('%s with %j is answered with %i to %s', async (path, headers, status, target) => {
  const response = await ask(path, headers)
  expect(response.status).toBe(status)
  expect(pathOf(response.headers.get('location'))).toBe(target)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test.each([
  ['/blog', { cookie: 'i18next=en', 'accept-language': 'af' }],
  ['/af/blog', { cookie: 'i18next=en' }],
  ['/', {}],
  ['/admin/login', {}],
])('%s with %j is passed on unchanged', async (path, headers) => {
  const response = await ask(path, headers)
  expect(response.headers.get('x-middleware-next')).toBe('1')
  expect(response.headers.get('location')).toBeNull()
})

test.each([
  ['/blog', {}, true],
  ['/Blog/?utm_source=x', {}, true],
  ['/blog', { cookie: 'i18next=af' }, true],
  ['/af/landing/?utm_source=x', {}, false],
  ['/AF/Blog', {}, false],
  ['/af/blog?lng=en', {}, false],
  ['/en/blog', {}, false],
])(
  'whether a visitor of %s with %j is redirected to a language not in the address: %j',
  async (path, headers, isLed) => {
    const { headers: said } = await ask(path, { 'accept-language': 'af', ...headers })
    expect(said.getSetCookie().some((cookie) => /^language-led=1; Path=\/;.*Max-Age=60;/.test(cookie))).toBe(
      isLed,
    )
  },
)

test('an address below /en is English even for a browser that prefers Afrikaans', async () => {
  const answer = await ask('/en/blog?page=2', { 'accept-language': 'af' })
  expect([answer.status, pathOf(answer.headers.get('location'))]).toEqual([308, '/blog?page=2'])
  const [cookie] = answer.headers.get('set-cookie')!.split(';')
  expect((await ask('/blog', { cookie: cookie!, 'accept-language': 'af' })).status).toBe(200)
})

test('?lng= remembers a language, but not nonsense', async () => {
  expect((await ask('/blog?lng=af')).headers.get('set-cookie')).toMatch(
    /^i18next=af; Path=\/;.*SameSite=strict/i,
  )
  expect((await ask('/blog?lng=xx')).headers.get('set-cookie')).toBeNull()
})

test('a page rendered per request has a unique nonce, one from the cache has none', async () => {
  const policyOf = async (path: string) => (await ask(path)).headers.get('content-security-policy')
  const [first, second] = [await policyOf('/blog/search?q=hope'), await policyOf('/blog/search?q=hope')]
  expect(first).toMatch(/script-src 'self' 'nonce-[^']+'/)
  expect(second).not.toBe(first)
  expect(await policyOf('/payment-notification')).toContain("'nonce-")
  expect(await policyOf('/newsletter/confirm')).toContain("'nonce-")
  expect(await policyOf('/blog/lament')).toBeNull()
})

test('the middleware strips the policies of a request, and runs for each of them', async () => {
  const policies = ['content-security-policy', 'content-security-policy-report-only']
  for (const name of policies) {
    const headers = { [name]: "script-src 'nonce-a'", accept: 'text/html' }
    expect(runs('/about', headers)).toBe(true)
    const answer = await ask('/about', headers)
    expect(answer.headers.get('x-middleware-override-headers')).toBe('accept,host')
    expect(answer.headers.has('content-security-policy')).toBe(false)
  }
})

/** The headers of a page whose address grants access. */
const withSecret = (referrerPolicy: string) => ({
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': referrerPolicy,
})

test('the page of a token is not cached or indexed, and its address is not passed to other sites', async () => {
  for (const path of [
    '/newsletter/confirm?token=1',
    '/privacy-request/confirm?token=1',
    '/af/newsletter/manage?token=1',
    '/Newsletter/Manage?token=1',
    routes.pay(TOKEN),
    `/af${routes.pay(TOKEN)}`,
  ])
    expect(Object.fromEntries((await ask(path)).headers)).toMatchObject(withSecret('same-origin'))
})

test('a preview is not cached or indexed, and its link is not passed to other sites', async () => {
  for (const path of ['/blog/preview/1', '/Blog/Preview/1'])
    expect(Object.fromEntries((await ask(path)).headers)).toMatchObject(withSecret('no-referrer'))
})

test('the link of an invitation is not passed to other sites', async () => {
  for (const path of ['/admin/invitation?token=a', '/af/admin/invitation?token=a']) {
    const answer = await ask(path, { cookie: 'i18next=en' })
    expect(answer.headers.get('x-middleware-next')).toBe('1')
    expect(Object.fromEntries(answer.headers)).toMatchObject(withSecret('same-origin'))
  }
})
