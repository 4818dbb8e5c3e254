import { createTranslator } from 'next-intl'
import { brochures } from '@/lib/content/brochures'
import type { Language, Localized } from '@/lib/content/localized'
import af from '@/messages/af.json'
import en from '@/messages/en.json'

const messages = { en, af }

/** Everything that a page of a brochure asks for its words. */
export type Words = ReturnType<typeof wordsIn>

/** The words of one language: `t` for messages, `say` for content, and the title of the whole document. */
export function wordsIn(language: Language) {
  return {
    language,
    t: createTranslator({ locale: language, messages: messages[language] }),
    say: (text: Localized) => text[language],
    title: brochures.find((brochure) => brochure.language === language)?.title ?? '',
  }
}
