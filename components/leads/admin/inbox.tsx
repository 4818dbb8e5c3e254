import { getLocale, getTranslations } from 'next-intl/server'
import { FilteredList } from '@/components/staff/admin/filtered-list'
import { Notice } from '@/components/ui/notice'
import { counted } from '@/lib/i18n/formats'
import { type LeadFilters, filterValues, inboxPath, leadPath } from '@/lib/leads/inbox/filters'
import { INBOX_PAGE_SIZE, type Owner, leadPage } from '@/lib/leads/inbox/queries'
import { api } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { ChosenLeads } from './chosen-leads'
import { LeadList } from './lead-list'

/** A page of the filtered list, with its export, pager and bulk actions. */
export async function Inbox({
  filters,
  page,
  owners,
}: {
  filters: LeadFilters
  page: number
  owners: readonly Owner[]
}) {
  const [locale, t, list] = await Promise.all([
    getLocale(),
    getTranslations('Leads.inbox'),
    settle('leadPage', leadPage(filters, INBOX_PAGE_SIZE, (page - 1) * INBOX_PAGE_SIZE)),
  ])
  if (!list.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const { leads, total } = list.data
  const isEmpty = leads.length === 0 && page === 1
  if (isEmpty && filterValues(filters).length > 0) return <p className="py-6 text-quiet">{t('noneFound')}</p>
  if (isEmpty)
    return (
      <div className="grid gap-1 py-6">
        <p className="font-semibold">{t('none')}</p>
        <p className="text-quiet">{t('noneHelp')}</p>
      </div>
    )
  return (
    <FilteredList
      found={t('found', counted(total, locale))}
      total={total}
      page={page}
      pageSize={INBOX_PAGE_SIZE}
      hrefOf={(number) => inboxPath(filters, number)}
      pages={t('pager')}
      exportTo={api.exportLeads}
      filters={filterValues(filters)}
    >
      <ChosenLeads locale={locale} values={filterValues(filters)}>
        <LeadList
          leads={leads}
          label={t('listTitle')}
          hrefOf={({ id }) => leadPath(id, filters, page)}
          choosable
          ownerOf={({ ownerId }) => owners.find(({ id }) => id === ownerId)?.email ?? null}
        />
      </ChosenLeads>
    </FilteredList>
  )
}
