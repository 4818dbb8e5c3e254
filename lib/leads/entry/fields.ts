/** Shared by the forms for leads entered by staff and their actions. Keep it light: the browser loads it. */
import { fieldsBesideName } from '@/lib/lead-fields'
import type { LeadFieldCode } from '@/lib/leads/form/fields'

/** Channels other than the website; the database lists the same (tests/db/leads/entered.test.ts). */
export const channels = ['phone', 'walk-in', 'whatsapp', 'email', 'event', 'other'] as const
export type Channel = (typeof channels)[number]

/** The fields of a lead entered by staff, in the order of the form. */
export const entryFields = [
  'firstName',
  'surname',
  ...fieldsBesideName,
  'channel',
  'language',
  'interest',
  'receivedOn',
  'message',
] as const
export type EntryField = (typeof entryFields)[number]

/** The form's values, or the cells of a row. */
export type EntryInput = Readonly<Record<EntryField, string>>

/** Maximum length of the message; the database repeats it. */
export const MESSAGE_LENGTH = 4000

/** Why a field is refused. */
export type EntryCode =
  | LeadFieldCode
  | 'characterInvalid'
  | 'phoneShortened'
  | 'contactNeeded'
  | 'choose'
  | 'messageTooLong'
  | 'languageUnknown'
  | 'interestUnknown'
  | 'dayInvalid'
  | 'consentNeeded'

/** The field for the person's consent to be contacted. */
export const CONSENT_FIELD = 'consent'

/** One error per field. */
export type EntryErrors = Readonly<Partial<Record<EntryField | typeof CONSENT_FIELD, EntryCode>>>

/** The field with the id under which an entry is stored, or a file imported, only once. */
export const BATCH_FIELD = 'batch'

/** Outcome of an entry: the person is new, was known, or shares the phone number of a known one. */
export const entryOutcomes = ['new', 'joined', 'similar'] as const
export type EntryOutcome = (typeof entryOutcomes)[number]

/** The parameter that gives the outcome to the lead's page. */
export const OUTCOME_PARAMETER = 'entered'

/**
 * The name of a source: a channel of staff entries or `direct`, in the reader's language; a campaign's source or a host
 * unchanged.
 */
export function sourceName(
  source: string,
  label: (key: 'inbox.direct' | `channels.${Channel}`) => string,
): string {
  if (source === 'direct') return label('inbox.direct')
  const channel = channels.find((each) => each === source)
  return channel ? label(`channels.${channel}`) : source
}
