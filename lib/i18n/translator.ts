import { createTranslator } from 'next-intl'
import af from '@/messages/af.json'
import en from '@/messages/en.json'
import type { Locale } from './routing'

const messages = { en, af }

/** The messages of a language, for what is no page and so has no language of its own: a file, a picture, a feed. */
export const translator = (locale: Locale) => createTranslator({ locale, messages: messages[locale] })
