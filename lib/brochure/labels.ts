import { brochures } from '@/lib/content/brochures'
import type { Language, Localized } from '@/lib/content/localized'
import { translator } from '@/lib/i18n/translator'

/** The texts of a brochure. */
export type Labels = ReturnType<typeof labelsIn>

/** The texts of a brochure in one language: `t` for messages, `localize` for content, and the title of the document. */
export function labelsIn(language: Language) {
  return {
    language,
    t: translator(language),
    localize: (text: Localized) => text[language],
    title: brochures.find((brochure) => brochure.language === language)?.title ?? '',
  }
}
