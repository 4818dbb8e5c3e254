/** What the forms for leads that staff enter and their actions agree on. It is light, because the browser loads it. */
import { fieldsBesideName } from '@/lib/lead-fields'
import type { LeadFieldCode } from '@/lib/leads/form/fields'

/** How somebody came who did not use the website; the database lists the same (tests/db/leads/entered.test.ts). */
export const channels = ['phone', 'walk-in', 'whatsapp', 'email', 'event', 'other'] as const
export type Channel = (typeof channels)[number]

/** The fields of a lead that staff enter, in the order of the form. */
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

/** What the fields of the form hold, or the cells of a row. */
export type EntryInput = Readonly<Record<EntryField, string>>

/** The most characters of what was said; the database repeats it. */
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

/** The field that says that the person agreed to be contacted. */
export const CONSENT_FIELD = 'consent'

/** The errors of the form, one a field. */
export type EntryErrors = Readonly<Partial<Record<EntryField | typeof CONSENT_FIELD, EntryCode>>>

/** The field that holds the id under which an entry is stored once, and a file is imported once. */
export const BATCH_FIELD = 'batch'

/** What the database answers after an entry: the person is new, was known, or has the phone number of somebody known. */
export const entryOutcomes = ['new', 'joined', 'similar'] as const
export type EntryOutcome = (typeof entryOutcomes)[number]

/** The parameter with which the page of the lead says so. */
export const OUTCOME_PARAMETER = 'entered'

/**
 * The name of a source: how somebody came whom staff entered, or `direct`, in the reader's language; a campaign's
 * source or a host as it is.
 */
export function sourceName(
  source: string,
  label: (key: 'inbox.direct' | `channels.${Channel}`) => string,
): string {
  if (source === 'direct') return label('inbox.direct')
  const channel = channels.find((each) => each === source)
  return channel ? label(`channels.${channel}`) : source
}
