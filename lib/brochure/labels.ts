import type { Content } from '@/lib/content/content'
import { formatRand } from '@/lib/content/documents/fees'
import type { Localized } from '@/lib/content/localized'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'

type Translate = ReturnType<typeof translator>

/** How to apply, step by step. */
export const applySteps = (t: Translate, { fees }: Pick<Content, 'fees'>) => [
  { title: t('Brochures.askTitle'), text: t('Brochures.askText') },
  { title: t('ThankYou.formTitle'), text: t('Brochures.formText') },
  { title: t('ThankYou.payTitle'), text: t('Brochures.payText', { deposit: formatRand(fees.deposit) }) },
  { title: t('ThankYou.proofTitle'), text: t('ThankYou.proofText') },
]

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
