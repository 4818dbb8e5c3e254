import { getLocale, getTranslations } from 'next-intl/server'
import { localePath } from '@/lib/i18n/paths'
import { formatLocale } from '@/lib/i18n/routing'
import type { CardTexts } from './post-card'

/** The words of post cards in the language of the page. */
export async function cardTexts(): Promise<CardTexts> {
  const locale = await getLocale()
  const t = await getTranslations('Blog')
  return {
    readMore: t('readMore'),
    readMoreOf: t.raw('readMoreOf'),
    siteTag: formatLocale[locale],
    base: localePath('/blog/', locale),
  }
}
