import { useTranslations } from 'next-intl'
import { FilterInput, FilterSelect } from '@/components/staff/admin/filter-fields'
import { FilterFrame } from '@/components/staff/admin/filter-frame'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { routing } from '@/lib/i18n/routing'
import { postCategories } from '@/lib/posts/fields'
import { type StaffListQuery, listSorts, listStatuses } from '@/lib/posts/list-params'
import { routes } from '@/lib/routes'

/** Search, filters and order of the staff list. */
export function PostFilters({ query }: { query: StaffListQuery }) {
  const t = useTranslations('Posts.admin')
  const languages = useLanguageNames()
  const categories = useTranslations('Posts.categories')
  const { q, status, language, category, sort } = query
  const values = { q, status: status ?? '', language: language ?? '', category: category ?? '', sort }
  const options = {
    status: listStatuses.map((value) => [value, t(`filterStatuses.${value}`)] as const),
    language: routing.locales.map((value) => [value, languages(value)] as const),
    category: postCategories.map((value) => [value, categories(value)] as const),
  }
  return (
    <FilterFrame
      path={routes.blogAdmin}
      values={values}
      label={t('filterForm')}
      className="grid gap-4 rounded-card border border-line bg-raised p-4 sm:p-5 [&_input,&_select]:h-13 [&_input,&_select]:py-0 max-sm:[&_select]:pl-2.5"
    >
      <div className="grid grid-cols-[1fr_auto] items-end gap-3">
        <FilterInput name="q" type="search" label={t('filterSearch')} value={q} />
        <Button type="submit" variant="quiet" aria-label={t('filterButton')} className="h-13">
          <Icon name="search" />
          <span className="max-sm:hidden">{t('filterButton')}</span>
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {(['status', 'language', 'category'] as const).map((name) => (
          <FilterSelect
            key={name}
            name={name}
            label={t(`filters.${name}`)}
            value={values[name]}
            options={[['', t(`filterAll.${name}`)], ...options[name]]}
          />
        ))}
        <FilterSelect
          name="sort"
          label={t('filters.sort')}
          value={sort}
          options={listSorts.map((value) => [value, t(`filterSorts.${value}`)] as const)}
        />
      </div>
    </FilterFrame>
  )
}
