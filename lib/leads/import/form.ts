/** What the form that imports leads and its action agree on. It is light, because the browser loads it. */
import { fieldsBesideName } from '@/lib/lead-fields'
import type { EntryCode, EntryField } from '@/lib/leads/entry/fields'

/** The most bytes of a file, and the most rows. The rows are those that the database takes at a time. */
export const MAX_FILE_BYTES = 1_000_000
export const MAX_ROWS = 1000

/** The most columns of a file that have a heading or content: the page and its answer have a field for each. */
export const MAX_COLUMNS = 60

/** What a column can hold. `fullName` is split into first name and surname (full-name.ts). */
export const importFields = [
  'firstName',
  'surname',
  'fullName',
  ...fieldsBesideName,
  'language',
  'interest',
  'receivedOn',
  'source',
  'owner',
  'message',
] as const
export type ImportField = (typeof importFields)[number]

/** A column of the file: what it holds, or null where it is left out. An unsure one is for staff to decide. */
export interface ImportColumn {
  readonly heading: string
  readonly field: ImportField | null
  readonly sure: boolean
}

/** The field of a form that holds what the column of this number is for; empty to leave it out. */
export const columnField = (column: number) => `column-${column}`

/** The field that holds the headings for which the columns were chosen, so that another file begins anew. */
export const HEADINGS_FIELD = 'headings'

/** A row that can be imported. `known` joins a lead, `similar` has the phone number of one, which staff compare. */
export interface TakenRow {
  readonly line: number
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly state: 'new' | 'known' | 'similar'
  /** The lead that is known, or similar. */
  readonly lead?: string
  /** The line of the same file that names the same person first. */
  readonly sameAs?: number
}

/** A row that cannot, with every reason. */
export interface RefusedRow {
  readonly line: number
  /** As much of the row as tells which it is. */
  readonly text: string
  readonly reasons: readonly { readonly field: EntryField; readonly code: EntryCode }[]
}

/** What a file, or the choices for its columns, lack before a row can be read. */
export type Lacking = 'name' | 'contact' | 'order'

/** What comes first in a day such as 5/3/2026, and the field that says it for a file. */
export const dateOrders = ['day', 'month'] as const
export type DateOrder = (typeof dateOrders)[number]
export const ORDER_FIELD = 'order'

/** What an import would do. Nothing is stored. */
export interface ImportCheck {
  readonly columns: readonly ImportColumn[]
  /** What the columns lack before a row can be read; null for nothing. */
  readonly lacking: Lacking | null
  /** Whether the form asks what comes first in the days of the file, which they do not tell. */
  readonly asksOrder: boolean
  readonly taken: readonly TakenRow[]
  readonly refused: readonly RefusedRow[]
  /** The id under which it is imported once. */
  readonly batch: string
  /** What was checked: the import takes nothing else. */
  readonly fingerprint: string
}

/** What an import did. */
export interface ImportSummary {
  readonly added: number
  readonly joined: number
  /** How many rows were refused, and those rows as a CSV file with the reasons. */
  readonly refused: number
  readonly refusedFile: string
}

/** Why a file was not checked or imported. */
export type ImportError =
  | 'notAuthenticated'
  | 'notAdmin'
  | 'fileMissing'
  | 'tooLarge'
  | 'notText'
  | 'malformed'
  | 'empty'
  | 'tooMany'
  | 'tooManyColumns'
  | 'changed'
  | 'consentNeeded'
  | 'channelMissing'
  | 'failed'

/** The answer to a check or an import. */
export type ImportAnswer =
  | { readonly ok: true; readonly check: ImportCheck }
  | { readonly ok: true; readonly summary: ImportSummary }
  | {
      readonly ok: false
      readonly code: ImportError
      readonly line?: number
      readonly columns?: number
      readonly check?: ImportCheck
    }

/** The button that imports, besides the one that checks. */
export const IMPORT_BUTTON = 'import'
