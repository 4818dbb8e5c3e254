import { z } from 'zod'
import { dayAfter, today } from './days'
import { leadStatuses } from './types'

/** The most characters of a note; the database repeats it. */
export const NOTE_LENGTH = 4000

/** How many days ahead a follow-up may lie: two years, after which a lead is erased anyway. */
const FURTHEST_DAYS = 730

/** The days on which a lead may be followed up: from today on. */
export function followUpRange(now = new Date()): { first: string; last: string } {
  const first = today(now)
  return { first, last: dayAfter(first, FURTHEST_DAYS) }
}

/** The codes of what staff do about a lead. */
export type DeskCode =
  | 'notAuthenticated'
  | 'notAdmin'
  | 'gone'
  | 'stale'
  | 'invalid'
  | 'noteEmpty'
  | 'noteTooLong'
  | 'dayInvalid'
  | 'failed'

export const statusChange = z.object({ before: z.enum(leadStatuses), after: z.enum(leadStatuses) })

const day = z.union([z.literal(''), z.iso.date()]).transform((text) => text || null)

/** A follow-up's day before and after; empty means none. */
export const followUpChange = z.object({ before: day, after: day })

export const note = z.string().trim().min(1, 'noteEmpty').max(NOTE_LENGTH, 'noteTooLong')
