import { type Locale, TIME_ZONE, formatLocale } from './routing'

/**
 * Formatters by language and options, made when first needed: the first takes a phone 50 ms while the browser loads
 * page data.
 */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([tag, options])
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(tag, options)
  formatters.set(key, known)
  return known
}

/**
 * A date in the form of the site's region: `7 Jul 2026`, `Dinsdag 7 Julie 2026 om 14:30`. Intl puts a zero before such
 * days in many of these forms; a date without a month name (2026/07/07) keeps it.
 */
export function formatDate(date: Date, tag: string, options: Intl.DateTimeFormatOptions): string {
  const parts = formatter(tag, options).formatToParts(date)
  const namesMonth = parts.some(({ type, value }) => type === 'month' && !/\d/.test(value))
  return parts
    .map(({ type, value }) => (type === 'day' && namesMonth ? value.replace(/^0/, '') : value))
    .join('')
}

/** A calendar day (ISO 8601) in words: `21 November 2026`, or shorter. */
export function formatDay(day: string, locale: Locale, dateStyle: 'long' | 'medium' = 'long'): string {
  return formatDate(new Date(`${day}T00:00:00Z`), formatLocale[locale], { dateStyle, timeZone: 'UTC' })
}

/** A month as people write it: `November 2026`. */
export function monthText(month: string, tag: string, form: 'long' | 'short' = 'long'): string {
  return formatDate(new Date(`${month.slice(0, 7)}-01T00:00:00Z`), tag, {
    month: form,
    ...(form === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  })
}

/** A moment (ISO 8601) in words, in the provider's time zone: `21 November 2026 at 14:05`, or with a shorter month. */
export function formatTime(iso: string, locale: Locale, dateStyle: 'long' | 'medium' = 'long'): string {
  const options = { dateStyle, timeStyle: 'short', timeZone: TIME_ZONE } as const
  return formatDate(new Date(iso), formatLocale[locale], options)
}

/** How far the provider's time zone is ahead of UTC at a moment, both in milliseconds. */
export function offsetAt(moment: number): number {
  const second = Math.floor(moment / 1000) * 1000
  const clock = formatter('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: TIME_ZONE })
  return Date.parse(`${clock.format(second).replace(' ', 'T')}Z`) - second
}

/**
 * A number in the form of the site's region: `12 345,6`. next-intl's formatter and `#` would write 12,345.6 in English:
 * pass numbers above 999 to messages as this text.
 */
export function formatNumber(number: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(formatLocale[locale], options).format(number)
}

/** The values of a plural message: `count` selects the form, `number` is shown. */
export function counted(count: number, locale: Locale) {
  return { count, number: formatNumber(count, locale) }
}

/** A text for programs, with plain spaces instead of no-break spaces. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')

/** Right-to-left scripts by their ISO 15924 codes. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/** The writing direction of a language, by its script; `ltr` for an unknown tag. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
