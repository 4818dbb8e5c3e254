/** Shared by the import form and its action. Keep it light: the browser loads it. */
import type { ContentFileError, ReadDocument } from './content-file'
import type { Difference } from './differences'
import type { ContentBase, DraftLine } from './schema'

/** In bytes: many times the size of all documents. */
export const MAX_IMPORT_BYTES = 2_000_000

export const FILE_FIELD = 'file'

export interface ImportedDocument extends ReadDocument {
  /** `new` if never published, `same` if equal to the live version, `refused` if it cannot be stored. */
  readonly state: 'new' | 'changed' | 'same' | 'refused'
  /** From the live version; none if that is the sample. */
  readonly differences: readonly Difference[]
  /** The draft it would replace, unless equal. */
  readonly draft: DraftLine | null
  readonly base: ContentBase
}

/** Nothing is stored yet. */
export interface ImportCheck {
  /** New for each check, even of the same file. */
  readonly id: string
  readonly documents: readonly ImportedDocument[]
  /** Named by the documents; they must already exist. */
  readonly files: readonly string[]
}

export type ImportError =
  ContentFileError | 'notAuthenticated' | 'notAdmin' | 'fileMissing' | 'tooLarge' | 'failed'

export type ImportAnswer =
  | { readonly ok: true; readonly check: ImportCheck }
  | { readonly ok: false; readonly code: ImportError; readonly names?: readonly string[] }
