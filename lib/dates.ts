import { z } from 'zod'
import { TIME_ZONE } from '@/lib/i18n/routing'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** A column that holds a moment, given as ISO 8601 in UTC. */
export const isoTime = z.string().transform((time) => new Date(time).toISOString())

// Swedish writes dates and times as ISO 8601 does.
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE })
const minuteFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The day of the office at a moment, `2026-11-21`. */
export function today(now = new Date()): string {
  return dayFormat.format(now)
}

/** The day that lies so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MILLISECONDS).toISOString().slice(0, 10)
}

/** A moment as the cell of a spreadsheet: to the minute, in the time of the office, as if that were UTC. */
export function spreadsheetTime(iso: string): Date {
  return new Date(`${minuteFormat.format(new Date(iso)).replace(' ', 'T')}Z`)
}

/** A day as the cell of a spreadsheet. */
export const spreadsheetDay = (day: string): Date => new Date(day)
