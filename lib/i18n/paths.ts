import type { Locale } from './routing'

/** The address of a page in a language: `/blog` in English, `/af/blog` in Afrikaans. Takes an unprefixed path. */
export function localePath(path: string, locale: Locale): string {
  if (locale === 'en') return path
  return path === '/' ? '/af' : `/af${path}`
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
