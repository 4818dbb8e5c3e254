import { z } from 'zod'
import { dateColumn, dayAfter, today } from '@/lib/dates'
import { LEAD_MONTHS } from '@/lib/retention'
import { contactKinds, leadStatuses } from '../admin-form'

/** After that, the lead is erased anyway. */
const FOLLOW_UP_DAYS = Math.floor((LEAD_MONTHS * 365) / 12)

/** The first and last possible follow-up day, and the usual ones. */
export function followUpDays(now = new Date()) {
  const first = today(now)
  const after = (days: number) => dayAfter(first, days)
  return { first, last: after(FOLLOW_UP_DAYS), tomorrow: after(1), inAWeek: after(7) }
}
export type FollowUpDays = ReturnType<typeof followUpDays>

const orNone = (value: z.ZodType<string>, code: string) =>
  z
    .string('invalid')
    .refine((given) => given === '' || value.safeParse(given).success, code)
    .transform((given) => given || null)
    .optional()

const status = z.enum(leadStatuses, 'invalid').optional()
const day = orNone(z.iso.date(), 'dayInvalid')
const owner = orNone(z.guid(), 'invalid')

/** Null if empty. The database checks the same length. */
const note = z
  .string()
  .trim()
  .max(4000, 'noteTooLong')
  .transform((words) => words || null)

/**
 * An action on a lead, for form and database: values before and after; an omitted pair stays unchanged. Issue messages
 * are refusal codes.
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

/** Has the present values if the change was stale. */
export const followUpAnswer = z.object({
  outcome: z.enum(['saved', 'stale', 'gone']),
  status: z.enum(leadStatuses).optional(),
  day: dateColumn.nullish(),
  owner: z.string().nullish(),
})
