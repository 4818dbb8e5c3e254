import { type DocumentKey, documents } from '@/lib/content/documents'
import { type FieldSpec, fieldSpec } from '@/lib/content/field-spec'

/** Entries of lists that the site comes without. */
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

/** The number of the organisation for value-added tax, which is no text of a test: it has ten digits. */
export const VAT_NUMBER = '4870231956'

/** A text for a field, by the way to the field and the most characters that it takes. */
type TextOf = (field: string, max: number) => string

/** What a field holds, with other texts and links in it; what is neither stays. */
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
      // The code of a country, and initials.
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

/** Complete documents with texts of a test, and of the lists that the site comes without one entry each. */
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

/** Complete documents with as few entries in their lists as can be published. */
export const emptiedContent = (keys: readonly DocumentKey[]) =>
  Object.fromEntries(
    keys.map((key) => [key, emptied(fieldSpec(documents[key].schema), documents[key].defaults)]),
  )
