import { getLocale, getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Pager } from '@/components/ui/pager'
import { counted } from '@/lib/i18n/formats'
import { localePath } from '@/lib/i18n/paths'
import { type LeadFilters, filterValues, inboxPath, leadPath } from '@/lib/leads/filters'
import { INBOX_PAGE_SIZE, leadPage } from '@/lib/leads/queries'
import { settle } from '@/lib/result'
import { api } from '@/lib/routes'
import { ChosenLeads } from './chosen-leads'
import type { Owner } from './composer'
import { ExportButton } from './export'
import { LeadList } from './lead-list'

/** A page of the filtered list, with its export, its other pages, and what can be done about several leads at once. */
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
  if (leads.length === 0 && page > 1)
    return (
      <div className="grid justify-items-start gap-4 py-6">
        <p className="text-quiet">{t('pagePast')}</p>
        <ButtonLink variant="quiet" href={localePath(inboxPath(filters), locale)}>
          {t('firstPage')}
        </ButtonLink>
      </div>
    )
  if (leads.length === 0 && filterValues(filters).length > 0)
    return <p className="py-6 text-quiet">{t('noneFound')}</p>
  if (leads.length === 0)
    return (
      <div className="grid gap-1 py-6">
        <p className="font-semibold">{t('none')}</p>
        <p className="text-quiet">{t('noneHelp')}</p>
      </div>
    )
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <p role="status" className="text-small text-quiet">
          {t('found', counted(total, locale))}
        </p>
        <ExportButton
          action={api.exportLeads}
          values={filterValues(filters)}
          label={t('exportCsv')}
          hint={t('exportHint')}
        />
      </div>
      <ChosenLeads locale={locale} values={filterValues(filters)}>
        <LeadList
          leads={leads}
          label={t('listTitle')}
          hrefOf={({ id }) => localePath(leadPath(id, filters, page), locale)}
          choosable
          ownerOf={({ ownerId }) => owners.find(({ id }) => id === ownerId)?.email ?? null}
        />
      </ChosenLeads>
      <Pager
        page={page}
        pages={Math.ceil(total / INBOX_PAGE_SIZE)}
        hrefOf={(number) => localePath(inboxPath(filters, number), locale)}
        labels={{ nav: t('pager'), previous: t('previous'), next: t('next') }}
      />
    </>
  )
}
