import { z } from 'zod'
import { type Checked, checkDocument } from '@/lib/content/check'
import { type DocumentKey, documentKeys, isDocumentKey } from '@/lib/content/documents'

/** Identifies the format, so that no other file is taken for it. */
const FORMAT = 'site-content'
const VERSION = 1

/** Twice the depth of any document. Anything deeper would exhaust the stack of its readers. */
const MAX_DEPTH = 20

/** Twice the values of any file at one depth. Checking millions takes seconds. */
const MAX_VALUES = 20_000

/** How many unknown document names are reported, and how much of each. */
const NAMES = { most: 10, length: 60 } as const

/** The published documents as a file for `readContentFile`. Pictures are only named in it. */
export function contentFile(
  documents: Readonly<Record<string, unknown>>,
  { site, exportedAt }: { site: string; exportedAt: string },
): string {
  const known = documentKeys.flatMap((key) => (key in documents ? [[key, documents[key]]] : []))
  const file = {
    format: FORMAT,
    version: VERSION,
    exportedAt,
    site,
    documents: Object.fromEntries(known) as unknown,
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Why a file cannot be read. */
export type ContentFileError = 'notText' | 'notJson' | 'otherFormat' | 'otherVersion' | 'unknown' | 'empty'

/** A document of a file, with the result of its check. */
export interface ReadDocument extends Pick<Checked, 'missing' | 'wrong'> {
  readonly key: DocumentKey
  /** As it would be stored. */
  readonly document: unknown
}

/** The content of a file, or why it cannot be read; `names` are its unknown documents. */
export type ContentFile =
  | { readonly documents: readonly ReadDocument[] }
  | { readonly error: ContentFileError; readonly names?: readonly string[] }

const contents = z.object({
  format: z.literal(FORMAT),
  version: z.unknown(),
  documents: z.record(z.string(), z.unknown()),
})

/** Whether a value is no deeper and no wider than documents are, and has no property name special to JavaScript. */
function isHarmless(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH || level.length > MAX_VALUES) return false
    const parts = level.filter((part) => typeof part === 'object' && part !== null)
    if (parts.some((part) => Object.hasOwn(part as object, '__proto__'))) return false
    level = parts.flatMap((part) => Object.values(part as object) as unknown[])
  }
  return true
}

function parsed(bytes: Uint8Array): { value: unknown } | { error: ContentFileError } {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { error: 'notText' }
  }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { error: 'notJson' }
  }
}

/** The documents of an uploaded file, each checked; never throws, whatever the file holds. */
export function readContentFile(bytes: Uint8Array): ContentFile {
  const read = parsed(bytes)
  if ('error' in read) return read
  const file = isHarmless(read.value) ? contents.safeParse(read.value) : null
  if (!file?.success) return { error: 'otherFormat' }
  if (file.data.version !== VERSION) return { error: 'otherVersion' }
  const names = Object.keys(file.data.documents)
  const unknown = names.filter((name) => !isDocumentKey(name))
  if (unknown.length > 0)
    return {
      error: 'unknown',
      names: unknown.slice(0, NAMES.most).map((name) => name.slice(0, NAMES.length)),
    }
  if (names.length === 0) return { error: 'empty' }
  return {
    documents: documentKeys
      .filter((key) => Object.hasOwn(file.data.documents, key))
      .map((key) => {
        const given = file.data.documents[key]
        const { document, missing, wrong } = checkDocument(key, given)
        const isGroup = typeof given === 'object' && given !== null && !Array.isArray(given)
        // Even a draft must be a group of fields.
        if (!isGroup) return { key, document: {}, missing: [], wrong: [{ path: [], code: 'invalid' }] }
        return { key, document: document ?? given, missing, wrong }
      }),
  }
}

/** The pictures and files of this site that a document names; an exported file does not hold them. */
export function filesIn(document: unknown): readonly string[] {
  if (typeof document === 'string') return /^\/(?:pictures|brochures\/own)\//.test(document) ? [document] : []
  if (typeof document !== 'object' || document === null) return []
  return Object.values(document).flatMap(filesIn)
}
