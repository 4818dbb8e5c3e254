import { formatDay, formatTime } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import type { PersonRecord } from './person'

/** The words, days and times of a person's copy in a language. */
export function wordsOf(locale: Locale) {
  const t = translator(locale)
  return {
    t,
    date: (value: string) => formatDay(value, locale),
    time: (value: string) => formatTime(value, locale),
    /** A value's label on the staff's pages, or else the value. */
    named(group: string, value: string) {
      const key = `${group}.${value}` as 'Leads.status.new'
      return t.has(key) ? t(key) : value
    },
  }
}

/** A record without empty values. */
export const record = (...fields: (readonly [string, string | null])[]): PersonRecord =>
  fields.filter((field): field is readonly [string, string] => Boolean(field[1]))
