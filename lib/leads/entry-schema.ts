import 'server-only'
import { z } from 'zod'
import { today } from '@/lib/dates'
import { type Locale, routing } from '@/lib/i18n/routing'
import { emailKey } from '@/lib/identity'
import { LEAD_MONTHS } from '@/lib/retention'
import {
  type Channel,
  type EntryCode,
  type EntryErrors,
  type EntryField,
  type EntryInput,
  MESSAGE_LENGTH,
  channels,
} from './entry'
import { leadSchema } from './form-schema'
import { toInterest } from './interest'
import { toE164 } from './phone'

/** A person as the database takes one from staff, named as the columns are. */
export interface Entry {
  readonly first_name: string
  readonly surname: string
  readonly email: string | null
  readonly phone: string | null
  readonly channel: Channel
  readonly language: Locale
  readonly interest: 1 | 2 | 3 | null
  readonly message: string | null
  /** A day, `2026-11-21`. */
  readonly received_on: string
}

/** By what the database tells people apart: the key of the e-mail address, or without one the phone number. */
export const addressOf = ({ email, phone }: Pick<Entry, 'email' | 'phone'>) => emailKey(email ?? phone ?? '')

/** The first day and the last on which somebody may have been heard of: longer ago, the lead may not be kept any more. */
export function receivedRange(now = new Date()): { first: string; last: string } {
  const last = today(now)
  const first = new Date(`${last}T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() - LEAD_MONTHS)
  // On the 29th of February the month before begins a day late; the database counts back to its end.
  const overflowed = first.getUTCDate() !== Number(last.slice(8))
  if (overflowed) first.setUTCDate(0)
  return { first: first.toISOString().slice(0, 10), last }
}

const message = z
  .string()
  .trim()
  .max(MESSAGE_LENGTH, 'messageTooLong')
  // The one character that the database cannot store.
  .regex(/^[^\0]*$/, 'characterInvalid')

/** A long number as a spreadsheet rounds it, `2,78256E+10`. */
const SHORTENED = /^\d[.,]\d+E\+\d+$/i

/**
 * Checks a person whom staff enter, with the rules of the public form for names, e-mail address and phone number; of
 * the last two, one is enough.
 */
export function parseEntry(
  input: EntryInput,
  now = new Date(),
): { readonly entry: Entry } | { readonly errors: EntryErrors } {
  const errors: Partial<Record<EntryField, EntryCode>> = {}
  const { firstName, surname, email, phone } = leadSchema.shape

  function checked<Value>(
    field: EntryField,
    result:
      { success: true; data: Value } | { success: false; error: { issues: readonly { message: string }[] } },
  ): Value | null {
    if (result.success) return result.data
    errors[field] = result.error.issues[0]!.message as EntryCode
    return null
  }
  function known<Value>(field: EntryField, value: Value | null | undefined, code: EntryCode): Value | null {
    if (value === null || value === undefined) errors[field] = code
    return value ?? null
  }

  const names = {
    first_name: checked('firstName', firstName.safeParse(input.firstName)),
    surname: checked('surname', surname.safeParse(input.surname)),
  }
  const typedPhone = input.phone.trim() ? checked('phone', phone.safeParse(input.phone)) : null
  const contact = {
    phone: typedPhone === null ? null : known('phone', toE164(typedPhone), 'phoneInvalid'),
    email: input.email.trim() ? checked('email', email.safeParse(input.email)) : null,
  }
  if (SHORTENED.test(input.phone)) errors.phone = 'phoneShortened'
  if (!input.phone.trim() && !input.email.trim()) errors.phone = 'contactNeeded'
  const channel = known(
    'channel',
    channels.find((each) => each === input.channel),
    'choose',
  )
  const language = known(
    'language',
    routing.locales.find((each) => each === input.language),
    input.language ? 'languageUnknown' : 'choose',
  )
  const interest = toInterest(input.interest)
  if (input.interest && interest === null) errors.interest = 'interestUnknown'
  const said = checked('message', message.safeParse(input.message))
  const { first, last } = receivedRange(now)
  const day = z.iso.date().safeParse(input.receivedOn).data ?? null
  const received_on = known('receivedOn', day && day >= first && day <= last ? day : null, 'dayInvalid')

  if (Object.keys(errors).length > 0) return { errors }
  return {
    entry: {
      first_name: names.first_name!,
      surname: names.surname!,
      ...contact,
      channel: channel!,
      language: language!,
      interest,
      message: said || null,
      received_on: received_on!,
    },
  }
}
