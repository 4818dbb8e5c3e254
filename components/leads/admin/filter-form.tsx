import { getLocale, getTranslations } from 'next-intl/server'
import { Button, ButtonLink } from '@/components/ui/button'
import { localePath } from '@/lib/i18n/paths'
import { type LeadFilters, type LeadSort, filterValues } from '@/lib/leads/filters'
import { leadStatuses } from '@/lib/leads/admin-form'
import type { FilterOption } from '@/lib/leads/schema'
import { routes } from '@/lib/routes'
import { FilterChoice, FilterInput, type Option } from './filter-choice'
import { MoreFilters } from './more-filters'
import { originOptions } from './origin-options'
import { statusWords } from './words'

/** What the inbox is narrowed to, as a form whose answer is an address: it can be reloaded, kept and passed on. */
export async function FilterForm({
  filters,
  origins,
}: {
  filters: LeadFilters
  origins: readonly FilterOption[]
}) {
  const [locale, t, statuses] = await Promise.all([
    getLocale(),
    getTranslations('Leads.inbox'),
    statusWords(),
  ])
  const sorts: (readonly [LeadSort, string])[] = [
    ['newest', t('sortNewest')],
    ['oldest', t('sortOldest')],
    ['name', t('sortName')],
    ['follow-up', t('sortFollowUp')],
  ]
  const inbox = localePath(routes.leads, locale)
  return (
    <form
      key={JSON.stringify(filters)}
      action={inbox}
      role="search"
      aria-label={t('filterTitle')}
      className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4 lg:grid-cols-4 [&_input,&_select]:h-13 [&_input,&_select]:px-3 [&_input,&_select]:py-0"
    >
      <div className="max-lg:col-span-2">
        <FilterInput name="q" type="search" label={t('search')} value={filters.query} />
      </div>
      <FilterChoice
        name="status"
        label={t('status')}
        value={filters.status}
        options={[['', t('anyStatus')], ...leadStatuses.map((status): Option => [status, statuses[status]])]}
      />
      <FilterChoice
        name="source"
        label={t('source')}
        value={filters.source}
        options={originOptions(
          origins.filter(({ kind }) => kind === 'source'),
          filters.source,
          t('anySource'),
          (value) => (value === 'direct' ? t('direct') : value),
        )}
      />
      <div className="max-lg:col-span-2">
        <FilterChoice name="sort" label={t('sort')} value={filters.sort} options={sorts} />
      </div>
      <MoreFilters filters={filters} origins={origins} />
      <div className="col-span-full flex flex-wrap gap-3">
        <Button type="submit">{t('apply')}</Button>
        {filterValues(filters).length > 0 && (
          <ButtonLink variant="quiet" href={inbox}>
            {t('clear')}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
