import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server'
import { localePath } from '@/lib/i18n/paths'
import { api, files, routes } from '@/lib/routes'
import { config } from '@/middleware'

const runs = (url: string, headers = {}, cookies = {}) =>
  doesMiddlewareMatch({ config, url, headers, cookies, nextConfig: {} })
const locales = ['en', 'af'] as const

const guarded = [
  routes.login,
  routes.forgotPassword,
  routes.newPassword,
  routes.account,
  routes.dashboard,
  routes.leads,
  routes.lead('1'),
  routes.spamLeads,
  routes.privacyAdmin,
  routes.blogAdmin,
  routes.blogSearch,
  routes.preview('1'),
  routes.paymentNotification,
]

test.each(guarded)('the middleware always runs for %s, in both languages', (path) => {
  for (const locale of locales) expect(runs(localePath(path, locale))).toBe(true)
})

const cached = [
  routes.home,
  routes.about,
  routes.programme,
  routes.level(1),
  routes.blog,
  routes.post('lament'),
  routes.category('faith'),
]

test.each(cached)('%s is served from the cache without it', (path) => {
  for (const locale of locales) expect(runs(localePath(path, locale))).toBe(false)
})

test.each(cached)('it chooses a language at %s where cookie, browser or address ask for one', (path) => {
  expect(runs(path, {}, { i18next: 'af' })).toBe(true)
  expect(runs(path, { 'accept-language': 'en;q=0.8,AF' })).toBe(true)
  expect(runs(`${path}?lng=af`)).toBe(true)
  expect(runs(path, {}, { i18next: 'en' })).toBe(false)
  expect(runs(path, { 'accept-language': 'de' })).toBe(false)
})

test.each(['/en', '/en/blog', '/Blog', '/blog/', '/AF/blog'])('it normalises %s', (path) => {
  expect(runs(path)).toBe(true)
})

test.each([files.sitemap, files.llms, files.picture('A.webp'), api.posts, '/_next/static/A.js'])(
  'it never runs for %s',
  (path) => {
    expect(runs(path, { 'accept-language': 'af' }, { i18next: 'af' })).toBe(false)
  },
)
