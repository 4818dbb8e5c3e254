import type { Route } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { localePath } from '@/lib/i18n/paths'
import { type Locale, formatLocale } from '@/lib/i18n/routing'
import { type PostCategory, postCategories } from '@/lib/posts/fields'
import { routes } from '@/lib/routes'

/**
 * What a card says besides the post itself. The cards of a search are made in the browser, where visitors get no
 * next-intl, so these few labels are props.
 */
export interface CardLabels {
  readonly readMore: string
  /** What is said while the post is on its way. */
  readonly loading: string
  readonly locale: Locale
  readonly siteTag: string
  readonly languages: Record<Locale, string>
  readonly categories: Record<PostCategory, string>
  /** The address of the blog. With it the browser needs no table of all routes, which would make its script larger. */
  readonly blog: Route
}

/** The labels of cards in the language of the page. */
export async function cardLabels(): Promise<CardLabels> {
  const [locale, t, languages, categories] = await Promise.all([
    getLocale(),
    getTranslations('Posts.list'),
    getTranslations('Posts.languages'),
    getTranslations('Posts.categories'),
  ])
  return {
    readMore: t('readMore'),
    loading: t('loadingPost'),
    locale,
    siteTag: formatLocale[locale],
    languages: { en: languages('en'), af: languages('af') },
    categories: Object.fromEntries(
      postCategories.map((category) => [category, categories(category)]),
    ) as Record<PostCategory, string>,
    blog: localePath(routes.blog, locale),
  }
}

/** What the search field says. */
export interface SearchBoxLabels {
  readonly label: string
  readonly placeholder: string
  readonly button: string
  readonly language: string
  readonly allLanguages: string
  readonly card: CardLabels
}

/** What the search in the browser says; it has the same reason as `CardLabels`. */
export interface SearchLabels extends SearchBoxLabels {
  readonly loading: string
  readonly busy: string
  readonly failed: string
  readonly showAll: string
  readonly more: string
}

/** The labels of the search in the language of the page. */
export async function searchLabels(): Promise<SearchLabels> {
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
