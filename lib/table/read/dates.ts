import { today } from '@/lib/dates'
import { type DateOrder, dateOrders } from './form'

/** By the first three letters, in English and Afrikaans. */
const MONTHS: Readonly<Record<string, number>> = {
  ...{ jan: 1, feb: 2, mar: 3, apr: 4, may: 5, jun: 6, jul: 7, aug: 8, sep: 9, oct: 10, nov: 11, dec: 12 },
  ...{ maa: 3, mrt: 3, mei: 5, okt: 10, des: 12 },
}

/** Day and month in either order, then the year. */
const NUMBERS = /^(?<one>\d{1,2})[-/. ](?<other>\d{1,2})[-/. ](?<year>\d{4}|\d\d)(?:[T ,].*)?$/

const FORMS = [
  NUMBERS,
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T ,].*)?$/,
  /^(?<year>20\d\d)(?<month>\d\d)(?<day>\d\d)$/,
  /^(?:\p{L}+,? )?(?<day>\d{1,2})(?:st|nd|rd|th|ste|de(?!s))?[-/. ]*(?<name>\p{L}{3,})\.?[-/., ]*(?<year>\d{4}|\d\d)(?:[ ,].*)?$/u,
  /^(?:\p{L}+,? )?(?<name>\p{L}{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})(?:[ ,].*)?$/u,
]

/** A day as Excel counts it, from 1981 to 2118. */
const SERIAL = /^(?<serial>[3-7]\d{4})(?:[.,]\d+)?$/

/** A moment with its time zone, as databases, browsers and mail programs write it. */
const MOMENT =
  /^(?:\d{4}-\d\d-\d\d|\p{L}{3},? (?:\p{L}{3} \d\d|\d\d? \p{L}{3}) \d{4})[T ][\d:.]+ ?(?:Z|UTC|GMT|(?:GMT)?[+-]\d\d:?\d\d)(?: \(.*\))?$/u

/** Whether day or month comes first, by the unambiguous dates; null if these do not settle the others, or disagree. */
export function orderOf(texts: readonly string[]): DateOrder | null {
  const days = texts.flatMap((text) => {
    const { one, other } = NUMBERS.exec(text)?.groups ?? {}
    return Number(one) === Number(other) || one === undefined
      ? []
      : { one: Number(one), other: Number(other) }
  })
  if (!days.some(({ one, other }) => one <= 12 && other <= 12)) return 'day'
  const [told, ...others] = dateOrders.filter((order) =>
    days.some(({ one, other }) => (order === 'day' ? one : other) > 12),
  )
  return told && others.length === 0 ? told : null
}

/**
 * The day of a text from spreadsheets, exports and people, as `2026-11-21`; the text unchanged if it has none. A moment
 * with a time zone gives the office's day.
 * @param order of day and month in an ambiguous date.
 */
export function dayOf(text: string, order: DateOrder): string {
  if (MOMENT.test(text) && !Number.isNaN(Date.parse(text))) return today(new Date(text))
  const { serial } = SERIAL.exec(text)?.groups ?? {}
  if (serial) return new Date(Date.UTC(1899, 11, 30 + Number(serial))).toISOString().slice(0, 10)
  const found = FORMS.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined)
  if (!found) return text
  const { one, other, name, year } = found
  const isDayFirst = Number(one) > 12 || (Number(other) <= 12 && order === 'day')
  const day = found.day ?? (isDayFirst ? one : other)
  const month =
    found.month ?? (name === undefined ? (isDayFirst ? other : one) : MONTHS[name.slice(0, 3).toLowerCase()])
  if (month === undefined || day === undefined) return text
  return [year!.padStart(4, '20'), String(month).padStart(2, '0'), day.padStart(2, '0')].join('-')
}
