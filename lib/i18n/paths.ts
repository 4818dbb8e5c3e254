import type { Route } from 'next'
import type { Path } from '@/lib/routes'
import { type Locale, routing } from './routing'

/** The prefix of a language at the start of a path. */
const PREFIX = new RegExp(`^/(${routing.locales.join('|')})(?=/|$)`)

/** A path with the prefix of a language: none in English, `/af` in Afrikaans. Takes an unprefixed path. */
export function prefixed(path: string, locale: Locale): string {
  if (locale === routing.defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/**
 * Casts a path to Next's typed routes, in this one place, because they cannot express an optional language prefix;
 * lib/routes.test.ts checks the known paths against the pages.
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
  return path.replace(PREFIX, '') || '/'
}

/** The language of the page at an address. */
export function localeOf(path: string): Locale {
  return (PREFIX.exec(path)?.[1] as Locale | undefined) ?? routing.defaultLocale
}
