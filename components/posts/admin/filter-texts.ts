import { getLocale, getTranslations } from 'next-intl/server'
import { categoryNames } from '@/components/posts/texts'
import { localePath } from '@/lib/i18n/paths'
import { routing } from '@/lib/i18n/routing'
import { postCategories } from '@/lib/posts/categories'
import { type listSelects, listSorts, listStatuses } from '@/lib/posts/staff-list'

/** One choice of a select; the first one's value is empty and asks for all. */
interface Choice {
  readonly value: string
  readonly name: string
}

/** The words of the staff list's filters in the language of the page. */
export interface FilterTexts {
  readonly action: string
  readonly form: string
  readonly search: string
  readonly button: string
  readonly labels: Record<(typeof listSelects)[number], string>
  readonly choices: Record<(typeof listSelects)[number], readonly Choice[]>
}

export async function filterTexts(): Promise<FilterTexts> {
  const [locale, t, languages, categories] = await Promise.all([
    getLocale(),
    getTranslations('Posts.admin'),
    getTranslations('Posts.languages'),
    categoryNames(),
  ])
  return {
    action: localePath('/blog/admin', locale),
    form: t('filterForm'),
    search: t('filterSearch'),
    button: t('filterButton'),
    labels: {
      status: t('filterStatus'),
      language: t('filterLanguage'),
      category: t('filterCategory'),
      sort: t('filterSort'),
    },
    choices: {
      status: [
        { value: '', name: t('filterAll.status') },
        ...listStatuses.map((value) => ({ value, name: t(`filterStatuses.${value}`) })),
      ],
      language: [
        { value: '', name: t('filterAll.language') },
        ...routing.locales.map((value) => ({ value, name: languages(value) })),
      ],
      category: [
        { value: '', name: t('filterAll.category') },
        ...postCategories.map((value) => ({ value, name: categories[value] })),
      ],
      sort: listSorts.map((value) => ({ value, name: t(`filterSorts.${value}`) })),
    },
  }
}
