import type { Content } from '@/lib/content/content'
import type { Localized } from '@/lib/content/localized'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'

export type Labels = ReturnType<typeof labelsIn>

/** A brochure's texts in one language: `t` for messages, `localize` for content texts, its title, and the content. */
export function labelsIn(language: Locale, content: Content) {
  return {
    language,
    content,
    t: translator(language),
    localize: (text: Localized) => text[language],
    title: content.brochures.find((brochure) => brochure.language === language)?.title ?? '',
  }
}
