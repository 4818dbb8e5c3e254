import { getTranslations } from 'next-intl/server'
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
  /** The count of what was found; `{count}` stands for it. */
  readonly foundOne: string
  readonly foundMany: string
  readonly more: string
  readonly card: CardTexts
}

export async function searchTexts(): Promise<SearchTexts> {
  const [t, card] = await Promise.all([getTranslations('Blog'), cardTexts()])
  return {
    label: t('searchLabel'),
    placeholder: t('searchPlaceholder'),
    button: t('searchButton'),
    clear: t('clear'),
    loading: t('loading'),
    empty: t('empty'),
    failed: t('failed'),
    foundOne: t('foundOne'),
    foundMany: t.raw('foundMany'),
    more: t('next'),
    card,
  }
}
