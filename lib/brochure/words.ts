import { brochures } from '@/lib/content/brochures'
import type { Language, Localized } from '@/lib/content/localized'
import { translator } from '@/lib/i18n/translator'

/** Everything that a page of a brochure asks for its words. */
export type Words = ReturnType<typeof wordsIn>

/** The words of one language: `t` for messages, `say` for content, and the title of the whole document. */
export function wordsIn(language: Language) {
  return {
    language,
    t: translator(language),
    say: (text: Localized) => text[language],
    title: brochures.find((brochure) => brochure.language === language)?.title ?? '',
  }
}
