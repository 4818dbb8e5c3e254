import { z } from 'zod'
import { dayAfter, today } from '@/lib/dates'
import { LEAD_MONTHS } from '@/lib/retention'
import { contactKinds, leadStatuses } from '../admin-form'

/** Maximum days ahead for a follow-up: later, the lead is erased anyway. */
const FOLLOW_UP_DAYS = Math.floor((LEAD_MONTHS * 365) / 12)

/** The first and last possible follow-up day, and the usual ones. */
export function followUpDays(now = new Date()) {
  const first = today(now)
  const after = (days: number) => dayAfter(first, days)
  return { first, last: after(FOLLOW_UP_DAYS), tomorrow: after(1), inAWeek: after(7) }
}
export type FollowUpDays = ReturnType<typeof followUpDays>

/** A text; an empty one means none. */
const orNone = (value: z.ZodType<string>, code: string) =>
  z
    .string('invalid')
    .refine((given) => given === '' || value.safeParse(given).success, code)
    .transform((given) => given || null)
    .optional()

const status = z.enum(leadStatuses, 'invalid').optional()
const day = orNone(z.iso.date(), 'dayInvalid')
const owner = orNone(z.guid(), 'invalid')

/** The text of a note; null if empty. The database checks the same length. */
const note = z
  .string('invalid')
  .trim()
  .max(4000, 'noteTooLong')
  .transform((words) => words || null)

/**
 * An action on a lead, as the form sends it and the database takes it: values before and after; an omitted pair stays
 * unchanged. The message of an issue is the code of the refusal.
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

/** The answer of `follow_up_lead`, with the present values if the change was stale. */
export const followUpAnswer = z.object({
  outcome: z.enum(['saved', 'stale', 'gone']),
  status: z.enum(leadStatuses).optional(),
  day: z
    .string()
    .transform((date) => date.slice(0, 10))
    .nullish(),
  owner: z.string().nullish(),
})
