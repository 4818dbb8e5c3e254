import { ChevronRight } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { toLocale } from '@/lib/i18n/detection'
import { localePath } from '@/lib/i18n/paths'
import { leadStatuses } from '@/lib/leads/admin-form'
import { type LeadFilters, type LeadSort, filterValues } from '@/lib/leads/filters'
import type { FilterOption } from '@/lib/leads/schema'
import { routes } from '@/lib/routes'
import { FilterInput, FilterSelect, type Option, optionsOf } from './filter-fields'

interface FilterProps {
  filters: LeadFilters
  /** The values that leads have. */
  known: readonly FilterOption[]
}

/** The filters of the inbox. The form leads to an address, which can be reloaded, bookmarked and shared. */
export function FilterForm({ filters, known }: FilterProps) {
  const t = useTranslations('Leads.inbox')
  const status = useTranslations('Leads.status')
  const inbox = localePath(routes.leads, useLocale())
  const sorts: (readonly [LeadSort, string])[] = [
    ['newest', t('sortNewest')],
    ['oldest', t('sortOldest')],
    ['name', t('sortName')],
    ['follow-up', t('sortFollowUp')],
  ]
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
          value === 'direct' ? t('direct') : value,
        )}
      />
      <div className="max-lg:col-span-2">
        <FilterSelect name="sort" label={t('sort')} value={filters.sort} options={sorts} />
      </div>
      <MoreFilters filters={filters} known={known} />
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

/** The rarer filters, folded until one of them is set. */
function MoreFilters({ filters: { language, campaign, entry, from, to }, known }: FilterProps) {
  const t = useTranslations('Leads.inbox')
  const languages = useTranslations('Posts.languages')
  return (
    <details
      open={[language, campaign, entry, from, to].some((value) => value !== null)}
      className="group col-span-full"
    >
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 font-semibold text-vine [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-5 shrink-0 group-open:rotate-90" aria-hidden />
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
