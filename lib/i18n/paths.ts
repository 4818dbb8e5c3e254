import type { Route } from 'next'
import type { Path } from '@/lib/routes'
import type { Locale } from './routing'

/** Any path with the prefix of a language: none in English, `/af` in Afrikaans. Takes an unprefixed path. */
export function prefixed(path: string, locale: Locale): string {
  if (locale === 'en') return path
  return path === '/' ? '/af' : `/af${path}`
}

/**
 * A path of this site as Next's typed links take it. Next has no type for a prefix that only one language has, so this
 * is the one place where a path is declared to be a route; lib/routes.test.ts holds the known paths against the pages.
 */
export function toRoute(path: string): Route {
  return path as Route
}

/** The address of a page in a language: `/blog` in English, `/af/blog` in Afrikaans. */
export function localePath(path: Path, locale: Locale): Route {
  return toRoute(prefixed(path, locale))
}

/** The unprefixed form of a page's address, whatever its language. */
export function unprefixed(path: string): string {
  return path.replace(/^\/(?:en|af)(?=\/|$)/, '') || '/'
}

/** The language that an address stands for. */
export function localeOf(path: string): Locale {
  return /^\/af(?:\/|$)/.test(path) ? 'af' : 'en'
}

/** The other of the two languages. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'af' : 'en'
}
