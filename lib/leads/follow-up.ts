import { z } from 'zod'
import { dayAfter, today } from '@/lib/dates'
import { LEAD_MONTHS } from '@/lib/retention'
import { contactKinds, leadStatuses } from './admin-form'

/** The most days ahead on which a lead may be followed up: later it is erased anyway. */
const FOLLOW_UP_DAYS = Math.floor((LEAD_MONTHS * 365) / 12)

/** The days on which a lead may be followed up: from today on. */
export function followUpRange(now = new Date()): { first: string; last: string } {
  const first = today(now)
  return { first, last: dayAfter(first, FOLLOW_UP_DAYS) }
}

/** A text that may be empty, which means none. */
const orNone = (value: z.ZodType<string>, code: string) =>
  z
    .string('invalid')
    .refine((given) => given === '' || value.safeParse(given).success, code)
    .transform((given) => given || null)
    .optional()

const status = z.enum(leadStatuses, 'invalid').optional()
const day = orNone(z.iso.date(), 'dayInvalid')
const owner = orNone(z.guid(), 'invalid')

/** The text of a note; null where there is none. The database checks the same length. */
const note = z
  .string('invalid')
  .trim()
  .max(4000, 'noteTooLong')
  .transform((words) => words || null)

/**
 * What staff did about a lead, as the form sends it and the database takes it: the values before and after; a pair that is
 * left out stays as it is. The message of an issue is the code of the refusal.
 */
export const followUp = z.object({
  from_status: status,
  to_status: status,
  from_day: day,
  to_day: day,
  from_owner: owner,
  to_owner: owner,
  kind: z.enum(contactKinds, 'invalid').default('note'),
  note: note.default(null),
})

/** The answer of `follow_up_lead`; the values are those that a stale change met. */
export const followUpAnswer = z.object({
  outcome: z.enum(['saved', 'stale', 'gone']),
  status: z.enum(leadStatuses).optional(),
  day: z
    .string()
    .transform((date) => date.slice(0, 10))
    .nullish(),
  owner: z.string().nullish(),
})
