import { z } from 'zod'
import { type Result, fail, ok } from '@/lib/result'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** A column that holds a moment, given as ISO 8601 in UTC. */
export const isoTime = z.string().transform((time) => new Date(time).toISOString())

/** The provider's time zone is two hours ahead of UTC all year: South Africa has no summer time. */
const OFFSET_HOURS = 2

/** The day of the office at a moment, `2026-11-21`. */
export function today(now = new Date()): string {
  return toLocalTime(now.toISOString()).slice(0, 10)
}

/** The day that lies so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MILLISECONDS).toISOString().slice(0, 10)
}

/** A moment as the cell of a spreadsheet: to the minute, in the time of the office, as if that were UTC. */
export function spreadsheetTime(iso: string): Date {
  return new Date(`${toLocalTime(iso)}Z`)
}

/** A day as the cell of a spreadsheet. */
export const spreadsheetDay = (day: string): Date => new Date(day)

/** Whether a text is a date and time as a `datetime-local` field gives it, in this century. */
export function isLocalTime(text: string): boolean {
  return /^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}Z`)) && sameDay(text)
}

// `Date` accepts 31 February as 3 March.
const sameDay = (text: string) => new Date(`${text}Z`).toISOString().startsWith(text)

/** A time (ISO 8601) as a `datetime-local` field shows it in the provider's time zone; empty for none. */
export function toLocalTime(iso: string | null): string {
  if (iso === null) return ''
  return new Date(Date.parse(iso) + OFFSET_HOURS * 3_600_000).toISOString().slice(0, 16)
}

/** The time (ISO 8601, UTC) that a `datetime-local` field means in the provider's time zone. */
export function fromLocalTime(text: string): string {
  return new Date(Date.parse(`${text}:00Z`) - OFFSET_HOURS * 3_600_000).toISOString()
}

/** The moment (ISO 8601, UTC) for which something is scheduled by such a field; a code where that is none, or past. */
export function futureMoment(text: string): Result<string, 'timeInvalid' | 'timePast'> {
  if (!isLocalTime(text)) return fail('timeInvalid')
  const moment = fromLocalTime(text)
  return Date.parse(moment) > Date.now() ? ok(moment) : fail('timePast')
}
