/** Shared by the forms about a person and their actions. Keep it light: the browser loads it. */
import type { CodeOf } from '@/lib/result'

/** In display order. */
export const personKinds = [
  'submissions',
  'leads',
  'events',
  'mail',
  'newsletter',
  'payments',
  'enrolments',
  'certificates',
  'documents',
  'requests',
  'spam',
] as const
export type PersonKind = (typeof personKinds)[number]

export type PersonRecord = readonly (readonly [label: string, value: string])[]

/** `table` if every row has the same labels. */
export interface PersonSection {
  readonly kind: PersonKind
  readonly title: string
  readonly records: readonly PersonRecord[]
  readonly table: boolean
}

/** Rows deleted or emptied, and whether storage has deleted every file. */
export interface Erasure {
  readonly rows: number
  readonly isDone: boolean
}

/** `unknownData` if the database is newer than this build; `unlike` if the confirmation is a different address. */
export type DataSubjectRequestError = CodeOf<'Privacy.errors'>

/** Whether a person's key is an E.164 phone number, not an e-mail address. */
export const isPhoneNumber = (address: string) => address.startsWith('+')
