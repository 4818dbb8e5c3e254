import { absolute } from '@/lib/i18n/absolute'
import { type Locale, inEachLanguage, routing } from '@/lib/i18n/routing'
import { type PagePath, routes } from '@/lib/routes'

/** The unprefixed path of a page in each language that has it, at least its own. */
export type Paths = Readonly<Partial<Record<Locale, PagePath>>>

/** The paths of a page with the same path in every language. */
export const inAll = (path: PagePath): Paths => inEachLanguage(() => path)

/**
 * The addresses for `hreflang`: available languages, and `x-default`, English if available (Google, Localized versions
 * of your pages).
 */
export function alternateLanguages(paths: Paths): Record<string, string> {
  const addresses = routing.locales.flatMap((locale) => {
    const path = paths[locale]
    return path ? [[locale, absolute(path, locale)] as const] : []
  })
  return Object.fromEntries([
    ...addresses,
    ...addresses.slice(0, 1).map(([, first]) => ['x-default', first] as const),
  ])
}

/** The feeds of a language by media type, for `<link rel="alternate">`. */
export function feedsOf(locale: Locale, title: string) {
  const feed = (file: PagePath, kind: string) => [
    { url: absolute(file, locale), title: `${title} (${kind})` },
  ]
  return {
    'application/rss+xml': feed(routes.rss, 'RSS'),
    'application/atom+xml': feed(routes.atom, 'Atom'),
    'application/feed+json': feed(routes.jsonFeed, 'JSON'),
  }
}
