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

/** The English messages, with those of another language in their place. */
export const withFallback = (english: Tree, own: Tree): Tree =>
  Object.fromEntries(
    Object.entries(english).map(([key, text]) => [
      key,
      typeof text === 'string' ? (own[key] ?? text) : withFallback(text, (own[key] ?? {}) as Tree),
    ]),
  )

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

/** A tree of messages with another one's added and some facts filled in. */
function complete(messages: Tree, words: Tree, fill: (text: string) => string): Tree {
  const all = { ...messages, ...words }
  return Object.fromEntries(
    Object.entries(all).map(([key, value]) => {
      const [own, added] = [messages[key], words[key]]
      if (typeof value === 'string') return [key, fill(value)]
      return [key, complete((own ?? {}) as Tree, (added ?? {}) as Tree, fill)]
    }),
  )
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
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (written, name) => facts[name] ?? written)
  const own = (each: Locale) => complete(fileOf(each), words[each] ?? {}, fill)
  const all = isContentRequired(locale) ? own(locale) : withFallback(own('en'), own(locale))
  const messages = all as unknown as Messages
  completed.set(locale, messages)
  return messages
}

/** The messages of a language, for files, pictures and feeds, which have no page language. */
export const translator = (locale: Locale) => createTranslator({ locale, messages: messagesOf(locale) })
