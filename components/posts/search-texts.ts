import type { Route } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { localePath } from '@/lib/i18n/paths'
import type { CardTexts } from './post-card'
import { cardTexts } from './texts'

/** The words of the blog's search in the language of the page. */
export interface SearchTexts {
  readonly label: string
  readonly placeholder: string
  readonly button: string
  readonly clear: string
  readonly loading: string
  readonly empty: string
  readonly failed: string
  /** How many were found for which words; `{count}` and `{query}` stand for them (`foundText`). */
  readonly foundOne: string
  readonly foundMany: string
  readonly showAll: string
  /** The address of the whole list. */
  readonly list: Route
  readonly more: string
  readonly card: CardTexts
}

export async function searchTexts(): Promise<SearchTexts> {
  const [locale, t, card] = await Promise.all([getLocale(), getTranslations('Posts.list'), cardTexts()])
  return {
    label: t('searchLabel'),
    placeholder: t('searchPlaceholder'),
    button: t('searchButton'),
    clear: t('clear'),
    loading: t('loading'),
    empty: t('empty'),
    failed: t('failed'),
    foundOne: t.raw('foundOne'),
    foundMany: t.raw('foundMany'),
    showAll: t('showAll'),
    list: localePath('/blog', locale),
    more: t('next'),
    card,
  }
}
