/** Shared by the import form and its action. Keep it light: the browser loads it. */
import type { CodeOf } from '@/lib/result'
import { fieldsBesideName } from '@/lib/lead-fields'
import type { FileColumn } from '@/lib/table/read/form'
import type { EntryCode, EntryField } from '@/lib/leads/entry/fields'

/** Maximum file size in bytes, and number of rows, as many as the database takes at a time. */
export const MAX_FILE_BYTES = 1_000_000
export const MAX_ROWS = 1000

/** `fullName` is split into first name and surname (full-name.ts). */
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

export type ImportColumn = FileColumn<ImportField>

/** An importable row. `known` joins a lead; `similar` shares a lead's phone number, for staff to compare. */
export interface TakenRow {
  readonly line: number
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly state: 'new' | 'known' | 'similar'
  readonly lead?: string
  /** The first line with the same person. */
  readonly sameAs?: number
}

export interface RefusedRow {
  readonly line: number
  /** Enough of the row to recognise it. */
  readonly text: string
  readonly reasons: readonly { readonly field: EntryField; readonly code: EntryCode }[]
}

/** Missing before a row can be read. */
export type Lacking = 'name' | 'contact' | 'order'

/** A preview of an import; nothing is stored. */
export interface ImportCheck {
  readonly columns: readonly ImportColumn[]
  readonly lacking: Lacking | null
  /** Whether to ask for the day order, because the dates do not settle it. */
  readonly asksOrder: boolean
  readonly taken: readonly TakenRow[]
  readonly refused: readonly RefusedRow[]
  /** The id under which it is imported only once. */
  readonly batch: string
  /** Identifies the checked content: the import takes nothing else. */
  readonly fingerprint: string
}

export interface ImportSummary {
  readonly added: number
  readonly joined: number
  /** The number of refused rows, and these as a CSV file with the reasons. */
  readonly refused: number
  readonly refusedFile: string
}

export type ImportError = CodeOf<'Leads.import.errors'>

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

export const IMPORT_BUTTON = 'import'
