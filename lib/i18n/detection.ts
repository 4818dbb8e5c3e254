import { type Locale, routing } from './routing'

/** The cookie of a visitor whom cookie or browser, and not the address, has just led to a language. */
export const REDIRECTED_COOKIE = 'language-led'

/** The site's language for a language tag such as `af-ZA`, or null for any other. */
export function toLocale(tag: string | null | undefined): Locale | null {
  const language = tag?.trim().toLowerCase().split(/[-_]/)[0]
  return routing.locales.find((locale) => locale === language) ?? null
}

/** The values of a header that weighs them (RFC 9110, section 12.4.2), and how much each is wanted: 0 is not at all. */
export function parseQualityValues(
  header: string | null,
): { readonly value: string; readonly quality: number }[] {
  return (header ?? '').split(',').map((part) => {
    const [value = '', ...parameters] = part.split(';')
    const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean)
    return { value: value.trim(), quality: quality === undefined ? 1 : Number(quality) }
  })
}

/** The language that an Accept-Language header prefers among those of the site (RFC 9110, section 12.5.4); null for none. */
export function preferredLocale(acceptLanguage: string | null): Locale | null {
  const ranked = parseQualityValues(acceptLanguage)
    .map(({ value, quality }) => ({ locale: toLocale(value), quality }))
    .filter((entry) => entry.locale !== null && entry.quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return ranked[0]?.locale ?? null
}

/** The language that a visitor wants, who has chosen one before (the cookie) or has a browser that prefers one; null for none. */
export function wantedLocale(choice: string | undefined, acceptLanguage: string | null): Locale | null {
  return toLocale(choice) ?? preferredLocale(acceptLanguage)
}
