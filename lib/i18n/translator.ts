import { type Messages, createTranslator } from 'next-intl'
import af from '../provider/words/af.json'
import en from '../provider/words/en.json'
import { provider } from '../provider/provider'
import { type Locale, isContentRequired } from './routing'

type Tree = { readonly [key: string]: string | Tree }

// Synchronous, as the translator must be; a dynamic import would be a promise.
const fileOf = (locale: Locale): Tree => require(`../../messages/${locale}.json`)

/** The provider's words in the interface. */
const words: { readonly en: Tree; readonly [code: string]: Tree } = { en, af }

/** The texts of one tree, and those of another in their place or beside them. */
export function merged(one: Tree, other: Tree): Tree {
  const texts = Object.entries({ ...one, ...other }).map(([key, text]) => [
    key,
    typeof text === 'string' ? text : merged((one[key] ?? {}) as Tree, (other[key] ?? {}) as Tree),
  ])
  return Object.fromEntries(texts)
}

/** Facts of the provider that messages name in braces; they never change, so no caller has to pass them. */
function factsOf(locale: Locale): Readonly<Record<string, string>> {
  const inLanguage = (names: { readonly en: string; readonly [code: string]: string }) =>
    names[locale] ?? names.en
  const { phonePattern, phoneExample, mobileExample, currencySymbol } = provider
  return {
    ...{ phonePattern, phoneExample, mobileExample, currencySymbol },
    zone: inLanguage(provider.timeZoneName),
    phoneCountry: inLanguage(provider.phoneCountryName),
    currency: inLanguage(provider.currencyName),
  }
}

/** Completed once, when first needed. */
const completed = new Map<Locale, Messages>()

/**
 * All messages of a language: those of the interface, and the provider's (lib/provider/words); in English where a
 * language has none. The file of a language that content does not need may hold both.
 */
export function messagesOf(locale: Locale): Messages {
  const known = completed.get(locale)
  if (known) return known
  const facts = factsOf(locale)
  const fill = (_: string, text: unknown) =>
    typeof text === 'string' ? text.replace(/\{(\w+)\}/g, (written, name) => facts[name] ?? written) : text
  const own = (each: Locale) => merged(fileOf(each), words[each] ?? {})
  const all = isContentRequired(locale) ? own(locale) : merged(own('en'), own(locale))
  const messages = JSON.parse(JSON.stringify(all), fill) as Messages
  completed.set(locale, messages)
  return messages
}

/** The messages of a language, for files, pictures and feeds, which have no page language. */
export const translator = (locale: Locale) => createTranslator({ locale, messages: messagesOf(locale) })
