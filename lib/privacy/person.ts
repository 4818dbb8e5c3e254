/** What the staff's forms about a person and their actions agree on. It is light, because the browser loads it. */

/** The kinds of rows that are kept about a person, in the order in which they are shown. */
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

/** A row in words: each value with its label. */
export type PersonRecord = readonly (readonly [label: string, value: string])[]

/** All rows of one kind in words; `table` where every row has the same labels. */
export interface PersonSection {
  readonly kind: PersonKind
  readonly title: string
  readonly records: readonly PersonRecord[]
  readonly table: boolean
}

/** What an erasure did: the rows that it deleted or emptied, and whether storage has deleted every file. */
export interface Erasure {
  readonly rows: number
  readonly isDone: boolean
}

/** Why a data subject request was refused; `unknownData` where the database is newer than this build; `unlike` where the confirmation is another address. */
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

/** Whether a person is known by a phone number in E.164, not by an e-mail address. */
export const isPhoneNumber = (address: string) => address.startsWith('+')
