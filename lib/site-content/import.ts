/** What the form that imports content and its action agree on. It is light, because the browser loads it. */
import type { DocumentKey } from '@/lib/content/documents'
import type { ContentFileError, ReadDocument } from './content-file'
import type { Difference } from './differences'
import type { ContentBase, DraftLine } from './schema'

/** The most bytes of a file: many times what all documents have. */
export const MAX_IMPORT_BYTES = 2_000_000

/** The field of the form that holds the file. */
export const FILE_FIELD = 'file'

/** What importing a document of the file would do. */
export interface ImportedDocument extends ReadDocument {
  readonly key: DocumentKey
  /** `new` where nothing has been published, `same` where just that is live, `refused` where it cannot be stored. */
  readonly state: 'new' | 'changed' | 'same' | 'refused'
  /** Where it differs from what visitors read; none where they read the sample. */
  readonly differences: readonly Difference[]
  /** The draft that it would replace; null where there is none, or one that says the same. */
  readonly draft: DraftLine | null
  /** What it would be saved over. */
  readonly base: ContentBase
}

/** What a file holds and would change. Nothing is stored yet. */
export interface ImportCheck {
  /** Another one for each check, even of the same file. */
  readonly id: string
  readonly documents: readonly ImportedDocument[]
  /** The pictures and files that the documents name, and that must be there already. */
  readonly files: readonly string[]
}

/** Why a file was not checked. */
export type ImportError =
  ContentFileError | 'notAuthenticated' | 'notAdmin' | 'fileMissing' | 'tooLarge' | 'failed'

/** The answer to a check. */
export type ImportAnswer =
  | { readonly ok: true; readonly check: ImportCheck }
  | { readonly ok: false; readonly code: ImportError; readonly names?: readonly string[] }
