import { ChevronRight } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Pager } from '@/components/ui/pager'
import { counted } from '@/lib/i18n/formats'
import { localePath } from '@/lib/i18n/paths'
import { type LeadFilters, filterValues, inboxPath } from '@/lib/leads/filters'
import { INBOX_PAGE_SIZE, dueLeads, leadPage } from '@/lib/leads/queries'
import { settle } from '@/lib/result'
import { api } from '@/lib/routes'
import { ExportButton } from './export'
import { LeadList } from './lead-list'

/** The leads to follow up today, on top of the inbox; folded while the list below is filtered. */
export async function FollowUps({ folded }: { folded: boolean }) {
  const [t, due] = await Promise.all([getTranslations('Leads.inbox'), settle('dueLeads', dueLeads())])
  if (!due.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const { leads, total } = due.data
  if (total === 0) return null
  const title = t('dueTitle', { count: total })
  return (
    <details open={!folded} className="group rounded-card border border-grain bg-raised px-5 py-3 sm:px-7">
      <summary className="flex min-h-11 items-center gap-2">
        <ChevronRight className="size-5 shrink-0 group-open:rotate-90" aria-hidden />
        <h2 className="text-h3">{title}</h2>
      </summary>
      <div className="pt-2 pb-3">
        <LeadList leads={leads} label={title} />
      </div>
    </details>
  )
}

/** A page of the filtered list, with its export and its other pages. */
export async function Inbox({ filters, page }: { filters: LeadFilters; page: number }) {
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
      <p role="status" className="mb-3 text-small text-quiet">
        {t('found', counted(total, locale))}
      </p>
      <LeadList leads={leads} label={t('listTitle')} />
      <Pager
        page={page}
        pages={Math.ceil(total / INBOX_PAGE_SIZE)}
        hrefOf={(number) => localePath(inboxPath(filters, number), locale)}
        labels={{ nav: t('pager'), previous: t('previous'), next: t('next') }}
      />
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ExportButton action={api.exportLeads} values={filterValues(filters)} label={t('exportCsv')} />
        <p className="text-small text-quiet">{t('exportHint')}</p>
      </div>
    </>
  )
}
