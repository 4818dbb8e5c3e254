import { type Locale, routing } from './routing'

/** The site's language for a language tag such as `af-ZA`, or null for any other. */
export function toLocale(tag: string | null | undefined): Locale | null {
  const language = tag?.trim().toLowerCase().split(/[-_]/)[0]
  return routing.locales.find((locale) => locale === language) ?? null
}

/** The language that an Accept-Language header prefers among those of the site (RFC 9110, section 12.5.4); null for none. */
export function preferredLocale(acceptLanguage: string | null): Locale | null {
  const ranked = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag, ...parameters] = part.split(';')
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean)
      return { locale: toLocale(tag), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter((entry) => entry.locale !== null && entry.quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return ranked[0]?.locale ?? null
}
