import fc from 'fast-check'
import { type DocumentKey, documents } from '@/lib/content/documents'
import { type FieldSpec, fieldSpec } from '@/lib/content/field-spec'
import { valueNames } from '@/lib/content/values'

/** The first and last valid day of a field, and one between. */
export const DAYS = ['0001-01-01', '2026-11-21', '9999-12-31']

/** Values, near misses, Markdown and HTML syntax, and characters of other scripts. */
const pieces = [
  ...[...valueNames].map((name) => `{${name}}`),
  ...['{}', '{ deposit }', '{Deposit}', '{{', '}', '$&', '$1', '<b>', '](', '\\', '\u202e', '\u200d'],
  ...['👩‍👩‍👧', 'ŉ', 'שלום', '𝒜', '\n\n'],
]

/** A publishable text of any length up to the maximum. */
const anyText = (max: number) =>
  fc
    .oneof(
      {
        weight: 5,
        arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }).map((each) => each.replaceAll('{', '')),
      },
      {
        weight: 4,
        arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 4 }).map((each) => each.join(' ')),
      },
      { weight: 1, arbitrary: fc.oneof(fc.constant(max), fc.nat(max)).map((length) => 'x'.repeat(length)) },
    )
    .map((each) => each.trim())
    .map((each) => (each === '' || each.length > max ? 'x' : each))

/** Picks from pregenerated values: generating each one would take most of the time. */
const oneOf = <Value>(values: fc.Arbitrary<Value>, count: number) =>
  fc.constantFrom(...fc.sample(values, count))

const texts = new Map<number, fc.Arbitrary<string>>()

function text(max: number): fc.Arbitrary<string> {
  const made = texts.get(max) ?? oneOf(anyText(max), 300)
  texts.set(max, made)
  return made
}

const both = (max: number) => fc.record({ en: text(max), af: text(max) })
const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
const word = oneOf(fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,2}$/), 300)

/** A valid value for a field. `fitting` meets patterns of single fields that no kind of field knows. */
function leaf(spec: Exclude<FieldSpec, { kind: 'group' | 'list' }>): fc.Arbitrary<unknown> {
  const { kind, localized, max = 90, min = 0, options = [] } = spec
  if (localized) return both(max)
  switch (kind) {
    case 'line':
    case 'text':
    case 'markdown':
      return text(max)
    case 'link':
      return fc
        .tuple(word, fc.webQueryParameters())
        .map(([host, query]) => `https://${host}.example.org/?${query}`)
    case 'email':
      return word.map((name) => `${name}@example.org`)
    case 'phone':
      return fc.stringMatching(/^\+(?: ?[0-9]){7,15}$/)
    case 'money':
    case 'count':
      return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max))
    case 'day':
      return fc.oneof(
        day.map((each) => each.toISOString().slice(0, 10)),
        fc.constantFrom(...DAYS),
      )
    case 'moment':
      return day.map((each) => each.toISOString())
    case 'choice':
      return fc.constantFrom(...options)
    case 'flag':
      return fc.boolean()
    case 'slug':
      return word
    case 'picture':
      return fc.record({ src: word.map((name) => `/pictures/${name}.webp`), alt: both(300) })
    case 'file':
      return word.map((name) => `/brochures/own/${name}.pdf`)
  }
}

function part(spec: FieldSpec): fc.Arbitrary<unknown> {
  if (spec.kind === 'list') {
    const { item, min, max } = spec
    return fc.oneof(
      { weight: 40, arbitrary: fc.array(part(item), { minLength: min, maxLength: Math.min(max, min + 2) }) },
      { weight: 1, arbitrary: part(item).map((entry) => Array.from({ length: max }, () => entry)) },
    )
  }
  if (spec.kind !== 'group') return leaf(spec)
  const required = spec.fields.filter(([, { optional }]) => !optional).map(([name]) => name)
  const fields = Object.fromEntries(spec.fields.map(([name, child]) => [name, part(child)]))
  return fc.record(fields, { requiredKeys: required as never[] })
}

/** A document, or a group of its fields, of any shape. */
export type Tree = Record<string, unknown>

/** The document adjusted to its schema beyond field kinds: patterns, and distinct entries. */
function fitting(key: DocumentKey, document: Tree): Tree {
  const numbered = (list: unknown, field: string) =>
    (list as Tree[]).map((entry, index) => ({ ...entry, [field]: `n${index}` }))
  if (key === 'bank')
    return { ...document, accountNumber: '12345', branchCode: '000001', swiftCode: 'ABCDEF12' }
  if (key === 'organisation')
    return {
      ...document,
      ...('vatNumber' in document && { vatNumber: '4123456789' }),
      address: { ...(document.address as Tree), countryCode: 'ZA' },
    }
  if (key === 'privacy' || key === 'terms')
    return { ...document, sections: numbered(document.sections, 'id') }
  if (key === 'certificate') return { ...document, checklist: numbered(document.checklist, 'key') }
  if (key.startsWith('level-')) return { ...document, modules: numbered(document.modules, 'code') }
  return document
}

/** A publishable document of a kind. */
export const documentOf = (key: DocumentKey) =>
  part(fieldSpec(documents[key].schema)).map((document) => fitting(key, document as Tree))

/** A path into a document; each number chooses the next step. */
function wayInto(value: unknown, [turn, ...turns]: readonly number[]): readonly string[] {
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : []
  if (turn === undefined || names.length === 0) return []
  const name = names[turn % names.length]!
  return [name, ...wayInto((value as Tree)[name], turns)]
}

/** The document with the value at a path replaced or removed. */
function changed(value: unknown, [name, ...rest]: readonly string[], put: unknown): unknown {
  if (name === undefined) return put
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Tree
  if (rest.length === 0 && put === undefined) delete copy[name]
  else copy[name] = changed(copy[name], rest, put)
  return copy
}

const hostile = fc.oneof(
  oneOf(fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }), 300),
  fc.constantFrom(
    undefined,
    null,
    '',
    ' ',
    '{nothing}',
    '\0',
    '\ud800',
    'x'.repeat(100_000),
    NaN,
    -1,
    1.5,
    1e300,
  ),
  fc.constantFrom([], {}, [[]], { en: 'x' }, { en: null, af: '' }, JSON.parse('{"__proto__": {"en": "x"}}')),
)

const change = fc.tuple(fc.array(fc.nat(99), { maxLength: 6 }), hostile)

/** A document with one to three values at any depth replaced or removed. */
export const brokenOf = (key: DocumentKey) =>
  fc
    .tuple(oneOf(documentOf(key), 100), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([document, changes]) =>
      changes.reduce<unknown>(
        (broken, [turns, put]) => changed(broken, wayInto(broken, turns), put),
        document,
      ),
    )
