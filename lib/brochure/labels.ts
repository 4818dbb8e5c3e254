import type { Content } from '@/lib/content/content'
import type { Localized } from '@/lib/content/localized'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'

/** The texts of a brochure. */
export type Labels = ReturnType<typeof labelsIn>

/**
 * The texts of a brochure in one language: `t` for messages, `localize` for content texts, the document's title, and
 * the content itself.
 */
export function labelsIn(language: Locale, content: Content) {
  return {
    language,
    content,
    t: translator(language),
    localize: (text: Localized) => text[language],
    title: content.brochures.find((brochure) => brochure.language === language)?.title ?? '',
  }
}
