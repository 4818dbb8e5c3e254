import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server'
import { localePath } from '@/lib/i18n/paths'
import { routing } from '@/lib/i18n/routing'
import { type PagePath, routes } from '@/lib/routes'
import { config } from '@/middleware'
import { perRequestPages } from './per-request'
import { isPerRequest } from './policy'

const runs = (url: string, headers = {}, cookies = {}) =>
  doesMiddlewareMatch({ config, url, headers, cookies, nextConfig: {} })
const { locales } = routing

/** One address for every page and feed, in English. */
const everyPage = Object.values(routes).map((page) =>
  typeof page === 'function' ? (page as (...values: string[]) => PagePath)('1', '2') : page,
)

const perRequest = everyPage.filter(isPerRequest)

test('pages are rendered per request', () => {
  expect(perRequest).toEqual(expect.arrayContaining([routes.blogSearch, routes.dashboard, routes.pay('1')]))
})

test('the matcher names exactly the pages that are rendered per request, in every language', () => {
  const prefix = '/:language([a-z]{2})?'
  const named = config.matcher.filter((each) => typeof each === 'string' && each.startsWith(prefix))
  expect([...named].sort()).toEqual(perRequestPages.map((page) => prefix + page).sort())
  for (const locale of locales) expect(locale).toMatch(/^[a-z]{2}$/)
})

test.each(perRequest)('the middleware always runs for %s, in every language', (path) => {
  for (const locale of locales) expect(runs(localePath(path, locale))).toBe(true)
})

const cached = everyPage.filter((path) => !perRequest.includes(path) && !/[.#]/.test(path))

test.each(cached)('%s is served from the cache without it', (path) => {
  for (const locale of locales) expect(runs(localePath(path, locale))).toBe(false)
})

test.each(cached)('it chooses a language at %s if cookie, browser or address ask for one', (path) => {
  expect(runs(path, {}, { i18next: 'af' })).toBe(true)
  expect(runs(path, { 'accept-language': 'en;q=0.8,AF' })).toBe(true)
  expect(runs(`${path}?lng=af`)).toBe(true)
  expect(runs(path, {}, { i18next: 'en' })).toBe(false)
  expect(runs(path, { 'accept-language': 'af' }, { i18next: 'en-ZA' })).toBe(false)
  expect(runs(path, { 'accept-language': 'af' }, { i18next: 'de' })).toBe(true)
  expect(runs(path, {}, { i18next: 'af-ZA' })).toBe(true)
  expect(runs(path, { 'accept-language': 'en-GB,en;q=0.9,*;q=0.5' })).toBe(false)
})
