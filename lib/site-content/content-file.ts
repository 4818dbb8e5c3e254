import { z } from 'zod'
import { type Checked, checkDocument } from '@/lib/content/check'
import { type DocumentKey, documentKeys, isDocumentKey } from '@/lib/content/documents'

/** So that no other file is taken for it. */
const FORMAT = 'site-content'
const VERSION = 1

/** More than twice any document's depth. Anything deeper would exhaust the stack. */
const MAX_DEPTH = 20

/** More than twice the values of any file at one depth. Checking millions takes seconds. */
const MAX_VALUES = 20_000

/** How many unknown names are reported, and how much of each. */
const NAMES = { most: 10, length: 60 } as const

/** The published documents as a file for `readContentFile`, which only names pictures. */
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

export type ContentFileError = 'notText' | 'notJson' | 'otherFormat' | 'otherVersion' | 'unknown' | 'empty'

export interface ReadDocument extends Pick<Checked, 'missing' | 'wrong'> {
  readonly key: DocumentKey
  /** As it would be stored. */
  readonly document: unknown
}

/** `names` are unknown documents. */
export type ContentFile =
  | { readonly documents: readonly ReadDocument[] }
  | { readonly error: ContentFileError; readonly names?: readonly string[] }

const contents = z.object({
  format: z.literal(FORMAT),
  version: z.unknown(),
  documents: z.record(z.string(), z.unknown()),
})

/** No deeper and no wider than documents are, and without property names special to JavaScript. */
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

/** An uploaded file's documents, each checked; never throws. */
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

/** This site's pictures and files that a document names; an exported file does not hold them. */
export function filesIn(document: unknown): readonly string[] {
  if (typeof document === 'string') return /^\/(?:pictures|brochures\/own)\//.test(document) ? [document] : []
  if (typeof document !== 'object' || document === null) return []
  return Object.values(document).flatMap(filesIn)
}
