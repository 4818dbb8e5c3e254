/** Shared by the staff's forms about a person and their actions. Keep it light: the browser loads it. */

/** The kinds of rows about a person, in display order. */
export const personKinds = [
  'submissions',
  'leads',
  'events',
  'mail',
  'newsletter',
  'payments',
  'requests',
  'spam',
] as const
export type PersonKind = (typeof personKinds)[number]

/** A described row: labels with values. */
export type PersonRecord = readonly (readonly [label: string, value: string])[]

/** All described rows of a kind; `table` if every row has the same labels. */
export interface PersonSection {
  readonly kind: PersonKind
  readonly title: string
  readonly records: readonly PersonRecord[]
  readonly table: boolean
}

/** The result of an erasure: the number of rows deleted or emptied, and whether storage has deleted every file. */
export interface Erasure {
  readonly rows: number
  readonly isDone: boolean
}

/**
 * Why a data subject request was refused; `unknownData` if the database is newer than this build; `unlike` if the
 * confirmation is a different address.
 */
export type DataSubjectRequestError =
  | 'notAuthenticated'
  | 'notAdmin'
  | 'addressInvalid'
  | 'searchTooShort'
  | 'unlike'
  | 'nameInvalid'
  | 'phoneInvalid'
  | 'dayInvalid'
  | 'noteTooLong'
  | 'gone'
  | 'unknownData'
  | 'failed'

/** Whether a person's key is an E.164 phone number rather than an e-mail address. */
export const isPhoneNumber = (address: string) => address.startsWith('+')
