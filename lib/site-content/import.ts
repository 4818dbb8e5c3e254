/** Shared by the content import form and its action. Keep it light: the browser loads it. */
import type { DocumentKey } from '@/lib/content/documents'
import type { ContentFileError, ReadDocument } from './content-file'
import type { Difference } from './differences'
import type { ContentBase, DraftLine } from './schema'

/** Maximum file size in bytes: many times that of all documents. */
export const MAX_IMPORT_BYTES = 2_000_000

/** The form field with the file. */
export const FILE_FIELD = 'file'

/** The effect of importing a document of the file. */
export interface ImportedDocument extends ReadDocument {
  readonly key: DocumentKey
  /** `new` if nothing has been published, `same` if it equals the live version, `refused` if it cannot be stored. */
  readonly state: 'new' | 'changed' | 'same' | 'refused'
  /** The differences from the live version; none if that is the sample. */
  readonly differences: readonly Difference[]
  /** The draft it would replace; null if there is none, or an equal one. */
  readonly draft: DraftLine | null
  /** The base it would be saved over. */
  readonly base: ContentBase
}

/** The content and effect of a file. Nothing is stored yet. */
export interface ImportCheck {
  /** A new id for each check, even of the same file. */
  readonly id: string
  readonly documents: readonly ImportedDocument[]
  /** The pictures and files that the documents name, which must already exist. */
  readonly files: readonly string[]
}

/** Why a file was not checked. */
export type ImportError =
  ContentFileError | 'notAuthenticated' | 'notAdmin' | 'fileMissing' | 'tooLarge' | 'failed'

/** The answer to a check. */
export type ImportAnswer =
  | { readonly ok: true; readonly check: ImportCheck }
  | { readonly ok: false; readonly code: ImportError; readonly names?: readonly string[] }
