import { type Messages, createTranslator } from 'next-intl'
import type { Locale } from './routing'

// The translator must be synchronous, and a dynamic import would be a promise.
const messagesOf = (locale: Locale): Messages => require(`../../messages/${locale}.json`)

/** The messages of a language, for files, pictures and feeds, which have no page language. */
export const translator = (locale: Locale) => createTranslator({ locale, messages: messagesOf(locale) })
