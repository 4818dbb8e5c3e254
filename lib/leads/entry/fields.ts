/** Shared by the forms for entering leads and their actions. Keep it light: the browser loads it. */
import type { CodeOf } from '@/lib/result'
import { fieldsBesideName } from '@/lib/lead-fields'

/** Channels other than the website; the database lists the same (tests/db/leads/entered.test.ts). */
export const channels = ['phone', 'walk-in', 'whatsapp', 'email', 'event', 'other'] as const
export type Channel = (typeof channels)[number]

/** In the order of the form. */
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

/** Form values, or the cells of a row. */
export type EntryInput = Readonly<Record<EntryField, string>>

/** Maximum message length, as in the database. */
export const MESSAGE_LENGTH = 4000

export type EntryCode = CodeOf<'Leads.entry.errors'>

/** Field for the person's consent to be contacted. */
export const CONSENT_FIELD = 'consent'

export type EntryErrors = Readonly<Partial<Record<EntryField | typeof CONSENT_FIELD, EntryCode>>>

/** Field for the id under which an entry is stored, or a file imported, only once. */
export const BATCH_FIELD = 'batch'

/** The person is new, was known, or shares the phone number of a known one. */
export const entryOutcomes = ['new', 'joined', 'similar'] as const
export type EntryOutcome = (typeof entryOutcomes)[number]

/** Parameter for the outcome on the lead's page. */
export const OUTCOME_PARAMETER = 'entered'

/**
 * The name of a source: a channel or `direct` in the reader's language, else the campaign's source or host unchanged.
 */
export function sourceName(
  source: string,
  label: (key: 'inbox.direct' | `channels.${Channel}`) => string,
): string {
  if (source === 'direct') return label('inbox.direct')
  const channel = channels.find((each) => each === source)
  return channel ? label(`channels.${channel}`) : source
}
