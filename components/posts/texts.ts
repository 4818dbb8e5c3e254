import { getLocale, getTranslations } from 'next-intl/server'
import { localePath } from '@/lib/i18n/paths'
import { formatLocale } from '@/lib/i18n/routing'
import { type PostCategory, postCategories } from '@/lib/posts/categories'
import type { CardTexts } from './post-card'

/** The names of the categories in the language of the page. */
export async function categoryNames(): Promise<Record<PostCategory, string>> {
  const t = await getTranslations('Posts.categories')
  return Object.fromEntries(postCategories.map((category) => [category, t(category)])) as Record<
    PostCategory,
    string
  >
}

/** The words of post cards in the language of the page. */
export async function cardTexts(): Promise<CardTexts> {
  const [locale, t, languages, categories] = await Promise.all([
    getLocale(),
    getTranslations('Posts.list'),
    getTranslations('Posts.languages'),
    categoryNames(),
  ])
  return {
    readMore: t('readMore'),
    readMoreOf: t.raw('readMoreOf'),
    locale,
    siteTag: formatLocale[locale],
    languages: { en: languages('en'), af: languages('af') },
    categories,
    base: localePath('/blog/', locale),
  }
}
