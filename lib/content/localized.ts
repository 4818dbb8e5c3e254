import { type Locale, inEachLanguage } from '@/lib/i18n/routing'

/** A text as it is written: in English, and in those of the other languages that it was translated into. */
export type Written = { readonly en: string } & { readonly [Other in Exclude<Locale, 'en'>]?: string }

/** A text as it is shown: in every language of the site. */
export type Localized = Readonly<Record<Locale, string>>

/** A text in every language; in English where it was not translated. */
export const localized = (text: Written): Localized => inEachLanguage((language) => text[language] ?? text.en)

/** A value with all its texts in every language. */
export type InEveryLanguage<Value> = Value extends Written
  ? Localized
  : { [Key in keyof Value]: InEveryLanguage<Value[Key]> }

const isWritten = (value: object): value is Written => 'en' in value

/** A copy of a value that has in place of each of its texts what `make` gives for it. */
export function withTexts<Value>(
  value: Value,
  make: (text: Written) => Localized = localized,
): InEveryLanguage<Value> {
  const copy = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    if (isWritten(part)) return make(part)
    if (Array.isArray(part)) return part.map(copy)
    return Object.fromEntries(Object.entries(part).map(([key, child]) => [key, copy(child)]))
  }
  return copy(value) as InEveryLanguage<Value>
}
