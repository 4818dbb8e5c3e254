import type { FieldSpec } from '@/lib/content/field-spec'
import { type Locale, otherLocales } from '@/lib/i18n/routing'
import { type FormValue, isGroup, isList } from '@/lib/site-content/form-values'

/** The kinds whose value identifies an entry. */
const telling = ['line', 'text', 'markdown', 'day', 'link', 'email', 'phone']

/** Texts up to this length, such as a code or a number, say little alone. */
const SHORT = 12

type Fields = Readonly<Record<string, FormValue | undefined>>

interface Telling {
  readonly kind: FieldSpec['kind']
  readonly text: string
}

/** In form order, and the reader's language if available. */
function textsOf(spec: FieldSpec, value: FormValue | undefined, locale: Locale): Telling[] {
  if (value === undefined || isList(spec)) return []
  if (isGroup(spec)) {
    if (spec.optional) return []
    return spec.fields.flatMap(([name, child]) => textsOf(child, (value as Fields)[name], locale))
  }
  if (!telling.includes(spec.kind)) return []
  const texts = (spec.localized ? value : { [locale]: value }) as Fields
  const inOrder = [locale, ...otherLocales(locale)].map((language) => texts[language])
  const text = inOrder.map((given) => (typeof given === 'string' ? given.trim() : '')).find(Boolean)
  return text ? [{ kind: spec.kind, text }] : []
}

/**
 * The first text in a part of the form. If short, the next one is added if it is a line (a title, not an answer). Empty
 * without texts.
 */
export function firstText(spec: FieldSpec, value: FormValue | undefined, locale: Locale): string {
  const [first, second] = textsOf(spec, value, locale)
  if (!first) return ''
  return first.text.length <= SHORT && second?.kind === 'line' ? `${first.text} · ${second.text}` : first.text
}
