import type { FieldSpec } from '@/lib/content/field-spec'
import type { Locale } from '@/lib/i18n/routing'
import { otherLocale } from '@/lib/i18n/paths'
import { type FormValue, isGroup, isList } from '@/lib/site-content/form-values'

/** The kinds whose value tells people what an entry is. */
const telling = ['line', 'text', 'markdown', 'day', 'link', 'email', 'phone']

type Fields = Readonly<Record<string, FormValue | undefined>>

/** The first text in a part of the form, in the language of the reader where it has both; empty where there is none. */
export function firstText(spec: FieldSpec, value: FormValue | undefined, locale: Locale): string {
  if (value === undefined || isList(spec)) return ''
  if (isGroup(spec)) {
    if (spec.optional) return ''
    for (const [name, child] of spec.fields) {
      const text = firstText(child, (value as Fields)[name], locale)
      if (text !== '') return text
    }
    return ''
  }
  if (!telling.includes(spec.kind)) return ''
  const { [locale]: own, [otherLocale(locale)]: other } = (
    spec.localized ? value : { [locale]: value }
  ) as Fields
  return [own, other].map((text) => (typeof text === 'string' ? text.trim() : '')).find(Boolean) ?? ''
}
