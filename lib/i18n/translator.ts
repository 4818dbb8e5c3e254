import { createTranslator } from 'next-intl'
import { messagesOf } from './catalogue'
import type { Locale } from './routing'

/** The messages of a language, for files, pictures and feeds, which have no page language. */
export const translator = (locale: Locale) => createTranslator({ locale, messages: messagesOf(locale) })
