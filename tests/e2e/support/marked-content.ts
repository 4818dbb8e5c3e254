import { documents } from '@/lib/content/documents'
import { type FieldSpec, fieldSpec } from '@/lib/content/field-spec'

type Texts = Readonly<Record<'en' | 'af', string>>

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

/** Documents in which every text and every link of the office is a marker that stands nowhere else. */
export function markedContent(keys: readonly (keyof typeof documents)[]) {
  const markers: { readonly field: string; readonly text: string }[] = []
  const marker = (field: string) => {
    const text = `Mk${markers.length}x`
    markers.push({ field, text })
    return text
  }
  const marked = (spec: FieldSpec, value: unknown, field: string): unknown => {
    switch (spec.kind) {
      case 'group':
        return Object.fromEntries(
          spec.fields.map(([name, child]) => [
            name,
            marked(child, (value as Record<string, unknown> | undefined)?.[name], `${field}.${name}`),
          ]),
        )
      case 'list':
        return (value as unknown[]).map((entry, index) => marked(spec.item, entry, `${field}.${index}`))
      case 'line':
      case 'text':
      case 'markdown': {
        // A code of a country and a code of two letters fit no marker.
        if (spec.max !== undefined && spec.max < 6) return value
        if (!spec.localized) return marker(field)
        return { en: marker(`${field}.en`), af: marker(`${field}.af`) } satisfies Texts
      }
      case 'link':
        return `https://example.org/${marker(field)}`
      default:
        return value
    }
  }
  const given = Object.fromEntries(
    keys.map((key) => [
      key,
      marked(fieldSpec(documents[key].schema), invented[key] ?? documents[key].defaults, key),
    ]),
  )
  return { given, markers }
}
