import { z } from 'zod'
import { offsetAt } from '@/lib/i18n/formats'
import { type Result, fail, ok } from '@/lib/result'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** A timestamp column, given as ISO 8601 in UTC. */
export const isoTime = z.string().transform((time) => new Date(time).toISOString())

/** A date column, `2026-11-21`; of a timestamp its day in UTC. */
export const dateColumn = z.string().transform((date) => date.slice(0, 10))

/** The office's day at a moment, `2026-11-21`. */
export function today(now = new Date()): string {
  return toLocalTime(now.toISOString()).slice(0, 10)
}

/** A timestamp column as the office's day, which begins before that of UTC. */
export const localDay = isoTime.transform((time) => today(new Date(time)))

/** The day a number of days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MILLISECONDS).toISOString().slice(0, 10)
}

/** The first day of the month after that of a day. */
export function nextMonth(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

/** A moment for a spreadsheet cell: to the minute, in office time, as if that were UTC. */
export function spreadsheetTime(iso: string): Date {
  return new Date(`${toLocalTime(iso)}Z`)
}

/** A day for a spreadsheet cell. */
export const spreadsheetDay = (day: string): Date => new Date(day)

/** Whether a text is a `datetime-local` value in this century. */
export function isLocalTime(text: string): boolean {
  return /^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}Z`)) && sameDay(text)
}

// `Date` accepts 31 February as 3 March.
const sameDay = (text: string) => new Date(`${text}Z`).toISOString().startsWith(text)

/** A time (ISO 8601) as a `datetime-local` value in the provider's time zone; empty for null. */
export function toLocalTime(iso: string | null): string {
  if (iso === null) return ''
  return new Date(Date.parse(iso) + offsetAt(Date.parse(iso))).toISOString().slice(0, 16)
}

/** The time (ISO 8601, UTC) of a `datetime-local` value in the provider's time zone. */
export function fromLocalTime(text: string): string {
  const asUtc = Date.parse(`${text}:00Z`)
  // The offset may change between the two moments, on the days when clocks change.
  return new Date(asUtc - offsetAt(asUtc - offsetAt(asUtc))).toISOString()
}

/** The time (ISO 8601, UTC) of a `datetime-local` value for scheduling; a code if it is invalid or past. */
export function futureMoment(text: string): Result<string, 'timeInvalid' | 'timePast'> {
  if (!isLocalTime(text)) return fail('timeInvalid')
  const moment = fromLocalTime(text)
  return Date.parse(moment) > Date.now() ? ok(moment) : fail('timePast')
}
