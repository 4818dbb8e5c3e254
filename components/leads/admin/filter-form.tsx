import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { FilterButtons, FilterInput, FilterSelect } from '@/components/staff/admin/filter-fields'
import { FilterFrame } from '@/components/staff/admin/filter-frame'
import type { Option } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { toLocale } from '@/lib/i18n/detection'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { leadStatuses } from '@/lib/leads/admin-form'
import { sourceName } from '@/lib/leads/entry/fields'
import { type LeadFilters, type LeadSort, filterValues } from '@/lib/leads/inbox/filters'
import { type Owner, filterOptions } from '@/lib/leads/inbox/queries'
import type { FilterOption } from '@/lib/leads/schema'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'

/**
 * The options: no filter, then each value with its number of leads. A value in the address without leads is kept first.
 */
function optionsOf(
  known: readonly FilterOption[],
  kind: FilterOption['kind'],
  selected: string | null,
  any: string,
  labelOf: (value: string) => string = (value) => value,
): Option[] {
  const options = known
    .filter((option) => option.kind === kind)
    .map(({ value, leads }): Option => [value, `${labelOf(value)} (${leads})`])
  const isUnknown = selected !== null && !options.some(([value]) => value === selected)
  return [['', any], ...(isUnknown ? [[selected, labelOf(selected)] as const] : []), ...options]
}

/** The inbox filters. If known values fail to load, the other filters still work; without leads there are none. */
export async function FilterForm({ filters, owners }: { filters: LeadFilters; owners: readonly Owner[] }) {
  const [t, status, leadText, read] = await Promise.all([
    getTranslations('Leads.inbox'),
    getTranslations('Leads.status'),
    getTranslations('Leads'),
    settle('filterOptions', filterOptions()),
  ])
  if (read.ok && read.data.length === 0 && filterValues(filters).length === 0) return null
  const known = read.ok ? read.data : []
  const sorts: (readonly [LeadSort, string])[] = [
    ['newest', t('sortNewest')],
    ['oldest', t('sortOldest')],
    ['name', t('sortName')],
    ['follow-up', t('sortFollowUp')],
  ]
  return (
    <FilterFrame
      path={routes.leads}
      values={Object.fromEntries(filterValues(filters))}
      label={t('filterTitle')}
      className="grid grid-cols-2 items-end gap-x-3 gap-y-4 lg:grid-cols-[minmax(0,1.6fr)_repeat(4,minmax(0,1fr))_auto] [&_input,&_select]:h-12 [&_input]:px-3 [&_select]:pl-3 [&_input,&_select]:py-0"
    >
      {filters.due && <input type="hidden" name="due" value={filters.due} />}
      <div className="max-lg:col-span-2">
        <FilterInput name="q" type="search" label={t('search')} value={filters.query} />
      </div>
      <FilterSelect
        name="status"
        label={t('status')}
        value={filters.status}
        options={[['', t('anyStatus')], ...leadStatuses.map((each): Option => [each, status(each)])]}
      />
      <FilterSelect
        name="source"
        label={t('source')}
        value={filters.source}
        options={optionsOf(known, 'source', filters.source, t('anySource'), (value) =>
          sourceName(value, (key) => leadText(key)),
        )}
      />
      <FilterSelect
        name="owner"
        label={t('owner')}
        value={filters.owner}
        options={[['', t('anyOwner')], ...owners.map(({ id, email }): Option => [id, email])]}
      />
      <FilterSelect name="sort" label={t('sort')} value={filters.sort} options={sorts} />
      <FilterButtons clear={filterValues(filters).length > 0 ? routes.leads : null}>
        <MoreFilters filters={filters} known={known} />
      </FilterButtons>
    </FilterFrame>
  )
}

/** Folded unless one is set. */
function MoreFilters({
  filters: { language, campaign, entry, from, to },
  known,
}: {
  filters: LeadFilters
  known: readonly FilterOption[]
}) {
  const t = useTranslations('Leads.inbox')
  const languages = useLanguageNames()
  return (
    <details
      open={[language, campaign, entry, from, to].some((value) => value !== null)}
      className="group col-span-full"
    >
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 font-semibold text-vine [&::-webkit-details-marker]:hidden">
        <Icon name="staff/chevron-right" className="group-open:rotate-90" />
        {t('moreFilters')}
      </summary>
      <div className="grid gap-x-4 gap-y-4 pt-2 pb-1 sm:grid-cols-2 lg:grid-cols-4">
        <FilterSelect
          name="campaign"
          label={t('campaign')}
          value={campaign}
          options={optionsOf(known, 'campaign', campaign, t('anyCampaign'))}
        />
        <FilterSelect
          name="entry"
          label={t('entry')}
          value={entry}
          options={optionsOf(known, 'page', entry, t('anyEntry'))}
        />
        <FilterSelect
          name="language"
          label={t('language')}
          value={language}
          options={optionsOf(known, 'language', language, t('anyLanguage'), (value) => {
            const locale = toLocale(value)
            return locale ? languages(locale) : value
          })}
        />
        <div className="lg:col-start-1">
          <FilterInput name="from" type="date" label={t('fromDay')} value={from} />
        </div>
        <FilterInput name="to" type="date" label={t('toDay')} value={to} />
      </div>
    </details>
  )
}
