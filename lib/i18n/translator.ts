import { type Messages, createTranslator } from 'next-intl'
import type { Locale } from './routing'

// The translator is ready at once, so the file is not imported: an import of a file that is named by a variable is a promise.
const messagesOf = (locale: Locale): Messages => require(`../../messages/${locale}.json`)

/** The messages of a language, for files, pictures and feeds, which have no page to take the language from. */
export const translator = (locale: Locale) => createTranslator({ locale, messages: messagesOf(locale) })
