import { getLocale, getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Pager } from '@/components/ui/pager'
import { settle } from '@/lib/result'
import { localePath } from '@/lib/i18n/paths'
import { type LeadFilters, filterValues, inboxPath } from '@/lib/leads/filters'
import { INBOX_PAGE_SIZE, leadPage } from '@/lib/leads/queries'
import { ExportButton } from './export-button'
import { LeadList } from './lead-list'

/** A page of the list as it is filtered, with its file and its other pages. */
export async function Inbox({ filters, page }: { filters: LeadFilters; page: number }) {
  const [locale, t, pager, list] = await Promise.all([
    getLocale(),
    getTranslations('Leads.inbox'),
    getTranslations('Pager'),
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
        {t('found', { count: total })}
      </p>
      <LeadList leads={leads} label={t('listTitle')} />
      <Pager
        page={page}
        pages={Math.ceil(total / INBOX_PAGE_SIZE)}
        hrefOf={(number) => localePath(inboxPath(filters, number), locale)}
        labels={{
          nav: t('pager'),
          previous: t('previous'),
          next: t('next'),
          page: pager('page', { page: String(page) }),
          all: pager('all'),
        }}
      />
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ExportButton action="/api/exports/leads" values={filterValues(filters)} label={t('exportCsv')} />
        <p className="text-small text-quiet">{t('exportHint')}</p>
      </div>
    </>
  )
}
