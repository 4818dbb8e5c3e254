import { env } from '@/lib/env'
import { prefixed } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'

/** Where a page stands: its path without language, in each language that has it. A page has at least its own. */
export type Paths = Readonly<Partial<Record<Locale, string>>>

/** The absolute address of a page in a language, as canonical links, feeds and search records name it. Takes an unprefixed path. */
export function absolute(path: string, locale: Locale): string {
  return env.SITE_URL + prefixed(path, locale).replace(/^\/$/, '')
}

/** The absolute form of an address that staff gave, of this site or another; null where it is none. */
export function absoluteAddress(address: string): string | null {
  return URL.canParse(address, env.SITE_URL) ? new URL(address, env.SITE_URL).href : null
}

/** A page that stands in both languages at one path. */
export function inBoth(path: string): Paths {
  return { en: path, af: path }
}

/**
 * The addresses for `hreflang`: each language that there is, and `x-default`, which is English wherever English is one
 * of them (Google, Localized versions of your pages).
 */
export function languagesOf({ en, af }: Paths): Record<string, string> {
  const english = en === undefined ? undefined : absolute(en, 'en')
  const afrikaans = af === undefined ? undefined : absolute(af, 'af')
  const fallback = english ?? afrikaans
  return {
    ...(english && { en: english }),
    ...(afrikaans && { af: afrikaans }),
    ...(fallback && { 'x-default': fallback }),
  }
}

/** Where the posts of a language can be followed, by media type, for `<link rel="alternate">`. */
export function feedsOf(locale: Locale, title: string) {
  const feed = (file: string, kind: string) => [{ url: absolute(file, locale), title: `${title} (${kind})` }]
  return {
    'application/rss+xml': feed('/feed.xml', 'RSS'),
    'application/atom+xml': feed('/atom.xml', 'Atom'),
    'application/feed+json': feed('/feed.json', 'JSON'),
  }
}
