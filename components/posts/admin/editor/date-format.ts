import { formatDate } from '@/lib/i18n/formats'
import { type Locale, TIME_ZONE, formatLocale } from '@/lib/i18n/routing'

/** A moment (ISO 8601) by the reader's clock: today only the time, else with the day. */
export function formatRecent(iso: string, locale: Locale): string {
  const date = new Date(iso)
  const today = date.toDateString() === new Date().toDateString()
  return formatDate(date, formatLocale[locale], {
    ...(today ? {} : { day: 'numeric', month: 'short', year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}

/** Day and time of a moment (ISO 8601) by the provider's clock, separately: `28 Nov 2026` and `08:00`. */
export function dayAndTime(iso: string, locale: Locale) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    formatDate(new Date(iso), formatLocale[locale], { ...options, timeZone: TIME_ZONE })
  return { day: format({ dateStyle: 'medium' }), time: format({ timeStyle: 'short', hourCycle: 'h23' }) }
}

/** Day and time of a moment (ISO 8601) by the provider's clock. */
export function formatPublication(iso: string, locale: Locale): string {
  return formatDate(new Date(iso), formatLocale[locale], {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  })
}
