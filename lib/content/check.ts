import type { z } from 'zod'
import { routing } from '@/lib/i18n/routing'
import { type DocumentKey, type Documents, documents } from './documents'
import { type FieldSpec, fieldSpec } from './field-spec'
import { namesIn, valueNames } from './values'

/** The problem with a field; the form has a sentence for each. */
export type IssueCode =
  'required' | 'tooFew' | 'tooLong' | 'tooMany' | 'tooSmall' | 'tooBig' | 'invalid' | 'unknownValue' | 'twice'

/** A field with its problem. */
export interface Issue {
  readonly path: readonly (string | number)[]
  readonly code: IssueCode
  /** Of an unknown value: the names. */
  readonly names?: readonly string[]
}

/** The result of a check: the document, if publishable, and the problems. */
export interface Checked<Key extends DocumentKey = DocumentKey> {
  readonly document: Documents[Key] | null
  /** Problems that a draft may have. */
  readonly missing: readonly Issue[]
  /** Problems that even a draft may not have. */
  readonly wrong: readonly Issue[]
}

/** Names in braces that are no values: of the person written to, and the table of browser storage. */
const RESERVED = { replies: ['name'], templates: ['name', 'surname'], privacy: ['storage'] } as const

/** A name in braces that is filled in where the text is used. */
export type ReservedName = (typeof RESERVED)[keyof typeof RESERVED][number]

/** The names in braces that are no values but allowed in a document. */
export const reservedNames = (key: DocumentKey): readonly ReservedName[] =>
  (RESERVED as Partial<Record<DocumentKey, readonly ReservedName[]>>)[key] ?? []

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim())

/** Whether a value is empty at every depth. */
export const isBlank = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).every(isBlank) : isEmpty(value)

/** The value without empty optional fields: a missing key means "none", an empty text does not. */
function pruned(spec: FieldSpec, value: unknown): unknown {
  if (spec.optional && isBlank(value)) return undefined
  // One entry too many is enough to refuse a list, which may be of any length.
  if (spec.kind === 'list' && Array.isArray(value))
    return value.slice(0, spec.max + 1).map((entry) => pruned(spec.item, entry))
  if (spec.kind !== 'group' || typeof value !== 'object' || value === null) return value
  const specs = new Map(spec.fields)
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]) => {
      const field = specs.get(name)
      const kept = field ? pruned(field, child) : child
      return kept === undefined ? [] : [[name, kept]]
    }),
  )
}

/** The value at a path into a document; undefined if there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], value)
}

function codeOf(issue: z.core.$ZodIssue, value: unknown): IssueCode {
  const isList = Array.isArray(value)
  if (isEmpty(value)) return 'required'
  if (issue.code === 'too_small') return isList ? 'tooFew' : 'tooSmall'
  if (issue.code === 'too_big') return isList ? 'tooMany' : typeof value === 'string' ? 'tooLong' : 'tooBig'
  return 'invalid'
}

/** Every text of a document, with its path. */
export function textsIn(
  value: unknown,
  path: readonly (string | number)[] = [],
): [readonly (string | number)[], string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function unknownValues(key: DocumentKey, value: unknown): Issue[] {
  return textsIn(value).flatMap(([path, text]) => {
    // Anybody can enter a stranger's address with any name, which must not become a subject.
    const isSubject = key === 'templates' && path.includes('subject')
    const reserved: readonly string[] = isSubject ? [] : reservedNames(key)
    const names = namesIn(text).filter((name) => !valueNames.has(name) && !reserved.includes(name))
    return names.length > 0 ? [{ path, code: 'unknownValue' as const, names }] : []
  })
}

/** List entries that must be unique in a field, and are not. */
function twice(key: DocumentKey, value: unknown): Issue[] {
  const [list, field] =
    key === 'privacy' || key === 'terms'
      ? ['sections', 'id']
      : key.startsWith('level-')
        ? ['modules', 'code']
        : key === 'certificate'
          ? ['checklist', 'key']
          : []
  const entries = list && (value as Record<string, unknown> | null)?.[list]
  if (!list || !field || !Array.isArray(entries)) return []
  const seen = new Set<string>()
  return entries.flatMap((entry, index) => {
    const given = (entry as Record<string, unknown> | null)?.[field]
    if (isEmpty(given)) return []
    // Stored without the spaces around it.
    const text = String(given).trim()
    const isKnown = seen.has(text)
    seen.add(text)
    return isKnown ? [{ path: [list, index, field], code: 'twice' as const }] : []
  })
}

function check<Key extends DocumentKey>(key: Key, entered: unknown): Checked<Key> {
  const value = pruned(fieldSpec(documents[key].schema), entered)
  const parsed = documents[key].schema.safeParse(value)
  const issues = (parsed.error?.issues ?? []).map((issue): Issue => {
    const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
    return { path, code: codeOf(issue, valueAt(value, issue.path)) }
  })
  const isMissing = ({ code }: Issue) => code === 'required' || code === 'tooFew'
  const wrong = [
    ...issues.filter((issue) => !isMissing(issue)),
    ...unknownValues(key, value),
    ...twice(key, value),
  ]
  const missing = issues.filter(isMissing)
  const isComplete = parsed.success && wrong.length === 0
  return { document: isComplete ? (parsed.data as Documents[Key]) : null, missing, wrong }
}

/** Checks a document as entered, against its schema and the rules that a schema cannot state. Never throws. */
export function checkDocument<Key extends DocumentKey>(key: Key, entered: unknown): Checked<Key> {
  try {
    return check(key, entered)
  } catch {
    // Zod compares the length of a text without checking that it is a number; too deep a value overflows the stack.
    return { document: null, missing: [], wrong: [{ path: [], code: 'invalid' }] }
  }
}

/** A draft for a preview: complete, or lacking only texts in some language, which are then empty; null otherwise. */
export function previewable<Key extends DocumentKey>(key: Key, draft: unknown): Documents[Key] | null {
  const { document, missing, wrong } = checkDocument(key, draft)
  if (document) return document
  const isLanguage = (step: unknown) => routing.locales.some((language) => language === step)
  const lacksTexts = missing.every(({ path }) => isLanguage(path.at(-1)))
  if (!lacksTexts || wrong.length > 0) return null
  const shown = structuredClone(pruned(fieldSpec(documents[key].schema), draft))
  for (const { path } of missing) {
    const texts = valueAt(shown, path.slice(0, -1)) as Record<string, string>
    texts[String(path.at(-1))] = ''
  }
  return shown as Documents[Key]
}
