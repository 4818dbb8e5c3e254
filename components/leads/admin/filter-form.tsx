import { getLocale, getTranslations } from 'next-intl/server'
import { type ListFilter, ListBar } from '@/components/ui/admin/list-bar'
import type { Option } from '@/components/ui/field'
import { toLocale } from '@/lib/i18n/detection'
import { languageName } from '@/lib/i18n/routing'
import { leadStatuses } from '@/lib/leads/admin-form'
import { sourceName } from '@/lib/leads/entry/fields'
import {
  type LeadFilters,
  type LeadSort,
  filterValues,
  inboxPath,
  savedFilters,
  savedQuery,
} from '@/lib/leads/inbox/filters'
import { type Owner, filterOptions } from '@/lib/leads/inbox/queries'
import { namedFilters } from '@/lib/leads/inbox/saved-queries'
import type { FilterOption } from '@/lib/leads/schema'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { InboxTabs, tabOf } from './inbox-tabs'
import { SavedFilters } from './saved-filters'

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

/** The inbox's tabs, search and filters. If known values fail to load, the other filters still work. */
export async function FilterForm({
  filters,
  owners,
  userId,
}: {
  filters: LeadFilters
  owners: readonly Owner[]
  /** Whose saved filters are shown. */
  userId: string
}) {
  const [read, saved, locale, t, leadText] = await Promise.all([
    settle('filterOptions', filterOptions()),
    settle('namedFilters', namedFilters(userId)),
    getLocale(),
    getTranslations('Leads.inbox'),
    getTranslations('Leads'),
  ])
  const known = read.ok ? read.data : []
  const { source, campaign, entry, language } = filters
  const tab = tabOf(filters)
  const sorts: (readonly [LeadSort, string])[] = [
    ['newest', t('sortNewest')],
    ['oldest', t('sortOldest')],
    ['name', t('sortName')],
    ['follow-up', t('sortFollowUp')],
  ]
  const nameOf = (value: string) => {
    const language = toLocale(value)
    return language ? languageName(language, locale) : value
  }
  const all: readonly ListFilter[] = [
    {
      name: 'status',
      label: t('status'),
      options: [
        ['', t('anyStatus')],
        ...leadStatuses.map((each): Option => [each, leadText(`status.${each}`)]),
        ['bin', t('bin')],
      ],
    },
    {
      name: 'owner',
      label: t('owner'),
      options: [['', t('anyOwner')], ...owners.map(({ id, email }): Option => [id, email])],
    },
    {
      name: 'source',
      label: t('source'),
      options: optionsOf(known, 'source', source, t('anySource'), (value) =>
        sourceName(value, (key) => leadText(key)),
      ),
    },
    {
      name: 'language',
      label: t('language'),
      options: optionsOf(known, 'language', language, t('anyLanguage'), nameOf),
    },
    {
      name: 'campaign',
      label: t('campaign'),
      options: optionsOf(known, 'campaign', campaign, t('anyCampaign')),
    },
    { name: 'entry', label: t('entry'), options: optionsOf(known, 'page', entry, t('anyEntry')) },
    { name: 'from', label: t('fromDay') },
    { name: 'to', label: t('toDay') },
    { name: 'sort', label: t('sort'), options: sorts },
  ]
  const kept = tab === 'new' || tab === 'bin' ? ['status'] : tab === 'due' ? ['due', 'sort'] : []
  const query = savedQuery(filters)
  const isMore = [...new URLSearchParams(query).keys()].some((name) => !kept.includes(name))
  return (
    <>
      <ListBar
        tabs={<InboxTabs present={tab} />}
        path={routes.leads}
        values={Object.fromEntries(filterValues(filters))}
        kept={kept}
        label={t('filterTitle')}
        search={t('search')}
        filters={all}
      />
      <SavedFilters
        key={query}
        saved={(saved.ok ? saved.data : []).map((each) => ({
          ...each,
          href: inboxPath(savedFilters(each.query)),
        }))}
        present={isMore ? query : null}
      />
    </>
  )
}
