import { type Locale, routing } from './routing'

/** Marks a visitor just redirected by cookie or browser, not by the address. */
export const REDIRECTED_COOKIE = 'language-led'

/** The site's language of a tag such as `af-ZA`; null for any other. */
export function toLocale(tag: string | null | undefined): Locale | null {
  const language = tag?.trim().toLowerCase().split(/[-_]/)[0]
  return routing.locales.find((locale) => locale === language) ?? null
}

/** The values of a weighted header (RFC 9110, section 12.4.2) with their quality: 0 means not acceptable. */
export function parseQualityValues(
  header: string | null,
): { readonly value: string; readonly quality: number }[] {
  return (header ?? '').split(',').map((part) => {
    const [value = '', ...parameters] = part.split(';')
    const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean)
    return { value: value.trim(), quality: quality === undefined ? 1 : Number(quality) }
  })
}

/** The site language that an Accept-Language header prefers (RFC 9110, section 12.5.4); null for none. */
export function preferredLocale(acceptLanguage: string | null): Locale | null {
  const ranked = parseQualityValues(acceptLanguage)
    .map(({ value, quality }) => ({ locale: toLocale(value), quality }))
    .filter((entry) => entry.locale !== null && entry.quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return ranked[0]?.locale ?? null
}

/** The language that a visitor wants: chosen before (the cookie), or preferred by the browser; null for none. */
export function wantedLocale(choice: string | undefined, acceptLanguage: string | null): Locale | null {
  return toLocale(choice) ?? preferredLocale(acceptLanguage)
}
