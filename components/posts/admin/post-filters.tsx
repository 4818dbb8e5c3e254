import { useTranslations } from 'next-intl'
import { CountTabs } from '@/components/ui/admin/count-tabs'
import { ListBar } from '@/components/ui/admin/list-bar'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { routing } from '@/lib/i18n/routing'
import { postCategories } from '@/lib/posts/fields'
import {
  type StaffListQuery,
  listSorts,
  listStatuses,
  staffListAddress,
  staffListValues,
} from '@/lib/posts/list-params'
import { routes } from '@/lib/routes'

/** Tabs by status, search, filters and order of the staff list. */
export function PostFilters({ query }: { query: StaffListQuery }) {
  const t = useTranslations('Posts.admin')
  const languages = useLanguageNames()
  const categories = useTranslations('Posts.categories')
  const options = {
    status: listStatuses.map((value) => [value, t(`filterStatuses.${value}`)] as const),
    language: routing.locales.map((value) => [value, languages(value)] as const),
    category: postCategories.map((value) => [value, categories(value)] as const),
  }
  const tabs = [null, ...listStatuses].map((each) => ({
    href: staffListAddress({ ...query, status: each, page: 1 }),
    label: each ? t(`filterStatuses.${each}`) : t('filterAll.posts'),
    isPresent: each === query.status,
  }))
  return (
    <ListBar
      tabs={<CountTabs label={t('tabs')} tabs={tabs} />}
      path={routes.blogAdmin}
      values={staffListValues(query)}
      kept={['status']}
      label={t('filterForm')}
      search={t('filterSearch')}
      filters={[
        ...(['status', 'language', 'category'] as const).map((name) => ({
          name,
          label: t(`filters.${name}`),
          options: [['', t(`filterAll.${name}`)] as const, ...options[name]],
        })),
        {
          name: 'sort',
          label: t('filters.sort'),
          options: listSorts.map((value) => [value, t(`filterSorts.${value}`)] as const),
        },
      ]}
    />
  )
}
