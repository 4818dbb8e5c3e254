import { type Locale, inEachLanguage, isContentRequired } from '@/lib/i18n/routing'

/** A text as written: in English, and optionally in the other languages. */
export type Written = { readonly en: string } & { readonly [Other in Exclude<Locale, 'en'>]?: string }

/** A text as shown: in every language of the site. */
export type Localized = Readonly<Record<Locale, string>>

/** A text in every language, falling back to English. */
export const localized = (text: Written): Localized => inEachLanguage((language) => text[language] ?? text.en)

/** The language of an element with a text, for its attributes: English where the page's language has no text. */
export const langProps = (text: Localized, locale: Locale): { readonly lang?: 'en' } =>
  !isContentRequired(locale) && text[locale] === text.en ? { lang: 'en' } : {}

/** The same with the text. */
export const textProps = (text: Localized, locale: Locale) => ({
  ...langProps(text, locale),
  children: text[locale],
})

/** A value with all its texts in every language. */
export type InEveryLanguage<Value> = Value extends Written
  ? Localized
  : { [Key in keyof Value]: InEveryLanguage<Value[Key]> }

const isWritten = (value: object): value is Written => 'en' in value

/** A copy of a value with each text replaced by the result of `make`. */
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
