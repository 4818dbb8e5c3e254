import { type DocumentKey, documents } from '@/lib/content/documents'
import { type FieldSpec, fieldSpec } from '@/lib/content/field-spec'

/** Entries for lists that are empty by default. */
const invented: Readonly<Record<string, object>> = {
  people: {
    teachers: [{ name: '', role: {}, about: {} }],
    staff: [{ name: '', role: {}, about: {} }],
  },
  helplines: { lines: [{ name: '', number: '', for: {} }] },
  announcement: {
    message: { text: {}, link: '', from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' },
  },
}

/** The organisation's VAT number: ten digits, so no generated text fits. */
export const VAT_NUMBER = '4870231956'

/** Makes a field's text from its path and its maximum length in characters. */
type TextOf = (field: string, max: number) => string

/** A field's value with its texts and links replaced; other values stay. */
function fill(spec: FieldSpec, value: unknown, field: string, textOf: TextOf): unknown {
  switch (spec.kind) {
    case 'group':
      return Object.fromEntries(
        spec.fields.map(([name, child]) => [
          name,
          fill(child, (value as Record<string, unknown> | undefined)?.[name], `${field}.${name}`, textOf),
        ]),
      )
    case 'list':
      return (value as unknown[]).map((entry, index) => fill(spec.item, entry, `${field}.${index}`, textOf))
    case 'line':
    case 'text':
    case 'markdown': {
      const { max = 90 } = spec
      if (field === 'organisation.vatNumber') return VAT_NUMBER
      // Country code and initials.
      if (max < 6) return value
      return spec.localized
        ? { en: textOf(`${field}.en`, max), af: textOf(`${field}.af`, max) }
        : textOf(field, max)
    }
    case 'link':
      return `https://example.org/${textOf(field, 90).replaceAll(' ', '-')}`
    default:
      return value
  }
}

/** Complete documents with generated texts, and an entry in each list that is empty by default. */
export const filledContent = (keys: readonly DocumentKey[], textOf: TextOf) =>
  Object.fromEntries(
    keys.map((key) => [
      key,
      fill(fieldSpec(documents[key].schema), invented[key] ?? documents[key].defaults, key, textOf),
    ]),
  )

function emptied(spec: FieldSpec, value: unknown): unknown {
  if (spec.kind === 'list') return (value as unknown[]).slice(0, spec.min)
  if (spec.kind !== 'group' || value === undefined) return value
  return Object.fromEntries(
    spec.fields.map(([name, child]) => [name, emptied(child, (value as Record<string, unknown>)[name])]),
  )
}

/** Complete documents with as few list entries as can be published. */
export const emptiedContent = (keys: readonly DocumentKey[]) =>
  Object.fromEntries(
    keys.map((key) => [key, emptied(fieldSpec(documents[key].schema), documents[key].defaults)]),
  )
