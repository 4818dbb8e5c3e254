import { getLocale, getTranslations } from 'next-intl/server'
import { localePath } from '@/lib/i18n/paths'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { formatLocale, inEachLanguage, languageName } from '@/lib/i18n/routing'
import { postCategories } from '@/lib/posts/fields'
import { routes } from '@/lib/routes'

/**
 * A card's labels in the page's language. Search cards are rendered in the browser, where visitors get no next-intl, so
 * these few are props.
 */
export async function cardLabels() {
  const locale = await getLocale()
  const t = await getTranslations('Posts.list')
  const categories = await getTranslations('Posts.categories')
  return {
    readMore: t('readMore'),
    /** Shown while the post loads. */
    loading: t('loadingPost'),
    locale,
    siteTag: formatLocale[locale],
    languages: inEachLanguage((language) => languageName(language, locale)),
    categories: pickMessages(postCategories, (category) => categories(category)),
    /** Saves the browser a table of all routes, which would enlarge its script. */
    blog: localePath(routes.blog, locale),
  }
}

export type CardLabels = Awaited<ReturnType<typeof cardLabels>>

/** The search texts, for its field and the browser, in the page's language. */
export async function searchLabels() {
  const [t, card] = await Promise.all([getTranslations('Posts.list'), cardLabels()])
  return {
    label: t('searchLabel'),
    placeholder: t('searchPlaceholder'),
    button: t('searchButton'),
    language: t('language'),
    allLanguages: t('allLanguages'),
    loading: t('loading'),
    busy: t('busy'),
    failed: t('failed'),
    showAll: t('showAll'),
    more: t('next'),
    card,
  }
}

export type SearchLabels = Awaited<ReturnType<typeof searchLabels>>
