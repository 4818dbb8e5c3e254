import { type Locale, TIME_ZONE, formatLocale } from './routing'

/**
 * The formatters that there are, by language and options. The first of a page takes a phone 50 ms, in which the browser
 * loads its data; no module that comes to the browser makes one before it is needed.
 */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([tag, options])
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(tag, options)
  formatters.set(key, known)
  return known
}

/**
 * A date as South Africans write it: `7 Jul 2026`, `Dinsdag 7 Julie 2026 om 14:30`. Intl begins such a day with a
 * nought in many of South Africa's forms; a date without the name of its month (2026/07/07) keeps it.
 */
export function formatDate(date: Date, tag: string, options: Intl.DateTimeFormatOptions): string {
  const parts = formatter(tag, options).formatToParts(date)
  const namesMonth = parts.some(({ type, value }) => type === 'month' && !/\d/.test(value))
  return parts
    .map(({ type, value }) => (type === 'day' && namesMonth ? value.replace(/^0/, '') : value))
    .join('')
}

/** A day of the calendar (ISO 8601) in words: `21 November 2026`, or shorter ones. */
export function formatDay(day: string, locale: Locale, dateStyle: 'long' | 'medium' = 'long'): string {
  return formatDate(new Date(`${day}T00:00:00Z`), formatLocale[locale], { dateStyle, timeZone: 'UTC' })
}

/** A moment (ISO 8601) in words, by the provider's clock: `21 November 2026 at 14:05`, or with a shorter month. */
export function formatTime(iso: string, locale: Locale, dateStyle: 'long' | 'medium' = 'long'): string {
  const options = { dateStyle, timeStyle: 'short', timeZone: TIME_ZONE } as const
  return formatDate(new Date(iso), formatLocale[locale], options)
}

/**
 * A number as South Africans write it: `12 345,6`. The formatter and the `#` of next-intl know the language alone and
 * would write 12,345.6 in English: a message gets a number that can pass 999 as this text.
 */
export function formatNumber(number: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(formatLocale[locale], options).format(number)
}

/** The values of a message that counts: `count` chooses its form, and `number` is what it shows. */
export function counted(count: number, locale: Locale) {
  return { count, number: formatNumber(count, locale) }
}

/** A text that programs read rather than people: with plain spaces where it has spaces that do not break. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')
