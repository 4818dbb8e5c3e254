import { type Result, fail, ok } from '@/lib/result'

/** The provider's time zone is two hours ahead of UTC all year: South Africa has no summer time. */
const OFFSET_HOURS = 2

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
export function momentToCome(text: string): Result<string, 'timeInvalid' | 'timePast'> {
  if (!isLocalTime(text)) return fail('timeInvalid')
  const moment = fromLocalTime(text)
  return Date.parse(moment) > Date.now() ? ok(moment) : fail('timePast')
}
