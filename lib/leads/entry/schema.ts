import 'server-only'
import { z } from 'zod'
import { toLevel } from '@/lib/content/level-numbers'
import { today } from '@/lib/dates'
import { routing } from '@/lib/i18n/routing'
import { emailKey } from '@/lib/forms/identity'
import { type LeadColumns, toLeadColumns } from '@/lib/lead-fields'
import { LEAD_MONTHS } from '@/lib/retention'
import { checkDetails } from '@/lib/leads/form/details'
import {
  type EntryCode,
  type EntryErrors,
  type EntryField,
  type EntryInput,
  MESSAGE_LENGTH,
  channels,
} from './fields'

/** The key that identifies a person in the database: that of the e-mail address, or else the phone number. */
export const addressOf = ({ email, phone }: Pick<Entry, 'email' | 'phone'>) => emailKey(email ?? phone ?? '')

/** First and last allowed day of contact: a lead from before may no longer be kept. */
export function receivedRange(now = new Date()): { first: string; last: string } {
  const last = today(now)
  const first = new Date(`${last}T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() - LEAD_MONTHS)
  // If the day overflows (29 February), take the month's last day, as the database does.
  const overflowed = first.getUTCDate() !== Number(last.slice(8))
  if (overflowed) first.setUTCDate(0)
  return { first: first.toISOString().slice(0, 10), last }
}

/** Fields besides the person's details. Issue messages are the codes the form shows. */
const asked = z.object({
  channel: z.enum(channels, 'choose'),
  language: z.enum(routing.locales, { error: ({ input }) => (input ? 'languageUnknown' : 'choose') }),
  interest: z
    .string()
    .refine((text) => text === '' || toLevel(text) !== null, 'interestUnknown')
    .transform(toLevel),
  message: z
    .string()
    .trim()
    .max(MESSAGE_LENGTH, 'messageTooLong')
    // NUL, which the database cannot store.
    .regex(/^[^\0]*$/, 'characterInvalid')
    .transform((text) => text || null),
  receivedOn: z.iso.date('dayInvalid'),
})

/** A person entered by staff, named like the columns. */
export interface Entry extends Omit<z.output<typeof asked>, 'receivedOn'>, LeadColumns {
  /** A day, `2026-11-21`. */
  readonly received_on: string
}

/** A long number as a spreadsheet rounds it, `2,78256E+10`. */
const SHORTENED = /^\d[.,]\d+E\+\d+$/i

/** Checks a person entered by staff, by the public form's rules; e-mail address or phone number is enough. */
export function parseEntry(
  input: EntryInput,
  now = new Date(),
): { readonly entry: Entry } | { readonly errors: EntryErrors } {
  const { details, errors: wrong } = checkDetails(input, { oneContact: true })
  const { data, error } = asked.safeParse(input)
  const errors: Partial<Record<EntryField, EntryCode>> = { ...wrong }
  if (SHORTENED.test(input.phone)) errors.phone = 'phoneShortened'
  if (!input.phone.trim() && !input.email.trim()) {
    errors.phone = 'contactNeeded'
    delete errors.email
  }
  for (const { path, message } of error?.issues ?? []) errors[path[0] as EntryField] ??= message as EntryCode
  const { first, last } = receivedRange(now)
  if (input.receivedOn < first || input.receivedOn > last) errors.receivedOn = 'dayInvalid'
  if (!details || !data || Object.keys(errors).length > 0) return { errors }
  const { receivedOn, ...rest } = data
  return { entry: { ...toLeadColumns(details), ...rest, received_on: receivedOn } }
}
