import { type Messages, createTranslator } from 'next-intl'
import { type Locale, isContentRequired } from './routing'

type Tree = { readonly [key: string]: string | Tree }

// Synchronous, as the translator must be; a dynamic import would be a promise.
const fileOf = (locale: Locale): Tree => require(`../../messages/${locale}.json`)

/** The English messages, with those of another language in their place. */
export const withFallback = (english: Tree, own: Tree): Tree =>
  Object.fromEntries(
    Object.entries(english).map(([key, text]) => [
      key,
      typeof text === 'string' ? (own[key] ?? text) : withFallback(text, (own[key] ?? {}) as Tree),
    ]),
  )

/** Merged once, when first needed. */
const merged = new Map<Locale, Messages>()

/** All messages of a language, in English where its file has none. */
export function messagesOf(locale: Locale): Messages {
  if (isContentRequired(locale)) return fileOf(locale) as Messages
  const messages = merged.get(locale) ?? (withFallback(fileOf('en'), fileOf(locale)) as Messages)
  merged.set(locale, messages)
  return messages
}

/** The messages of a language, for files, pictures and feeds, which have no page language. */
export const translator = (locale: Locale) => createTranslator({ locale, messages: messagesOf(locale) })
