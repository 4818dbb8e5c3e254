import type { z } from 'zod'
import { routing } from '@/lib/i18n/routing'
import { type DocumentKey, type Documents, documents } from './documents'
import { type FieldSpec, fieldSpec } from './field-spec'
import { namesIn, valueNames } from './values'

/** What is not right about a field of a document; the form has a sentence for each. */
export type IssueCode =
  'required' | 'tooFew' | 'tooLong' | 'tooMany' | 'tooSmall' | 'tooBig' | 'invalid' | 'unknownValue' | 'twice'

/** A field of a document with what is not right about it. */
export interface Issue {
  readonly path: readonly (string | number)[]
  readonly code: IssueCode
}

/** What a check gave: the document where it can be published, and what stands against that. */
export interface Checked<Key extends DocumentKey = DocumentKey> {
  readonly document: Documents[Key] | null
  /** What a draft may still lack. */
  readonly missing: readonly Issue[]
  /** What even a draft may not hold. */
  readonly wrong: readonly Issue[]
}

/** Names in braces that are no values: the first name of who asked, and the table of what is kept in a browser. */
const RESERVED = { replies: ['name'], privacy: ['storage'] } as const

/** A name in braces that is filled in where the text is used. */
export type ReservedName = (typeof RESERVED)[keyof typeof RESERVED][number]

/** The names in braces that are no values and may stand in a document. */
export const reservedNames = (key: DocumentKey): readonly ReservedName[] =>
  (RESERVED as Partial<Record<DocumentKey, readonly ReservedName[]>>)[key] ?? []

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim())

/** Whether nothing was entered in a value, however deep it goes. */
export const isBlank = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).every(isBlank) : isEmpty(value)

/** The value without optional fields in which nothing was entered: no key says that, an empty text does not. */
function pruned(spec: FieldSpec, value: unknown): unknown {
  if (spec.optional && isBlank(value)) return undefined
  // One entry too many is enough to refuse a list: it may have any number of them.
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

/** The value at the end of a way into a document; undefined where there is none. */
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

/** Every text of a document, with the way to it. */
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
  const reserved: readonly string[] = reservedNames(key)
  return textsIn(value).flatMap(([path, text]) =>
    namesIn(text).every((name) => valueNames.has(name) || reserved.includes(name))
      ? []
      : [{ path, code: 'unknownValue' as const }],
  )
}

/** Entries of a list that must differ in a field, and do not. */
function twice(key: DocumentKey, value: unknown): Issue[] {
  const [list, field] =
    key === 'privacy' || key === 'terms'
      ? ['sections', 'id']
      : key.startsWith('level-')
        ? ['modules', 'code']
        : []
  const entries = list && (value as Record<string, unknown> | null)?.[list]
  if (!list || !field || !Array.isArray(entries)) return []
  const seen = new Set<unknown>()
  return entries.flatMap((entry, index) => {
    const given = (entry as Record<string, unknown> | null)?.[field]
    if (isEmpty(given)) return []
    const isKnown = seen.has(given)
    seen.add(given)
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

/** Checks a document as it was entered, against its schema and the rules that a schema cannot state. Never throws. */
export function checkDocument<Key extends DocumentKey>(key: Key, entered: unknown): Checked<Key> {
  try {
    return check(key, entered)
  } catch {
    // Zod compares the length of whatever stands for a text, also where that is no number; what is too deep ends the stack.
    return { document: null, missing: [], wrong: [{ path: [], code: 'invalid' }] }
  }
}

/**
 * A draft as a preview can show it: complete, or lacking no more than texts in some language, which are then empty; null
 * otherwise.
 */
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
