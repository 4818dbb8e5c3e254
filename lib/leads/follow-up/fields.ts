import { z } from 'zod'
import { dayAfter, today } from '@/lib/dates'
import { LEAD_MONTHS } from '@/lib/retention'
import { contactKinds, leadStatuses } from '../admin-form'

/** The most days ahead on which a lead may be followed up: later it is erased anyway. */
const FOLLOW_UP_DAYS = Math.floor((LEAD_MONTHS * 365) / 12)

/** The first and the last of the days on which a lead may be followed up, and the usual ones. */
export function followUpDays(now = new Date()) {
  const first = today(now)
  const after = (days: number) => dayAfter(first, days)
  return { first, last: after(FOLLOW_UP_DAYS), tomorrow: after(1), inAWeek: after(7) }
}
export type FollowUpDays = ReturnType<typeof followUpDays>

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
