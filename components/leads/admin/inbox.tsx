import { getLocale, getTranslations } from 'next-intl/server'
import { ExportButton } from '@/components/staff/admin/export'
import { EmptyList, ListSection, NothingFound } from '@/components/ui/admin/list-section'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { counted } from '@/lib/i18n/formats'
import { followUpDays } from '@/lib/leads/follow-up/fields'
import { type LeadFilters, filterValues, inboxPath, leadFilters, leadPath } from '@/lib/leads/inbox/filters'
import { INBOX_PAGE_SIZE, type Owner, leadPage } from '@/lib/leads/inbox/queries'
import { isMailOn } from '@/lib/mail/smtp'
import { BIN_DAYS } from '@/lib/retention'
import { api, routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { publishedContent } from '@/lib/site/queries'
import { ChosenLeads } from './chosen-leads'
import { LeadList } from './lead-list'

/** A page of the filtered list, with its export, pager and bulk actions. */
export async function Inbox({
  filters,
  page,
  owners,
  mayExport,
}: {
  filters: LeadFilters
  page: number
  owners: readonly Owner[]
  mayExport: boolean
}) {
  const [locale, t, list, all, content] = await Promise.all([
    getLocale(),
    getTranslations('Leads.inbox'),
    settle('leadPage', leadPage(filters, INBOX_PAGE_SIZE, (page - 1) * INBOX_PAGE_SIZE)),
    getTranslations('StaffList'),
    publishedContent(),
  ])
  if (!list.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const { leads, total } = list.data
  const values = filterValues(filters)
  const isBin = filters.status === 'bin'
  const isEmpty = leads.length === 0 && page === 1
  const none =
    values.length > 0 ? (
      <NothingFound text={t('noneFound')} all={inboxPath(leadFilters({}))} />
    ) : (
      <EmptyList text={t('none')} help={t('noneHelp')}>
        <ButtonLink size="small" variant="quiet" href={routes.newLead}>
          {t('add')}
        </ButtonLink>
        <ButtonLink size="small" variant="quiet" href={routes.importLeads}>
          {t('import')}
        </ButtonLink>
      </EmptyList>
    )
  const rows = isEmpty ? (
    none
  ) : (
    <LeadList
      leads={leads}
      label={t('listTitle')}
      hrefOf={({ id }) => leadPath(id, filters, page)}
      choosable={!isBin}
      ownerOf={({ ownerId }) => owners.find(({ id }) => id === ownerId)?.email ?? null}
    />
  )
  return (
    <ListSection
      label={t('listTitle')}
      note={isBin && !isEmpty ? t('binNote', { days: BIN_DAYS }) : undefined}
      found={isEmpty ? undefined : t('found', counted(total, locale))}
      exporting={
        mayExport &&
        !isEmpty && (
          <ExportButton
            action={api.exportLeads}
            values={values}
            label={all('export')}
            hint={all('exportHint')}
          />
        )
      }
      pager={{
        page,
        pages: Math.ceil(total / INBOX_PAGE_SIZE),
        hrefOf: (number) => inboxPath(filters, number),
        label: t('pager'),
      }}
    >
      {isBin ? (
        rows
      ) : (
        <ChosenLeads
          list={inboxPath(filters, page)}
          isEmpty={isEmpty}
          locale={locale}
          values={values}
          mayExport={mayExport}
          owners={owners}
          days={followUpDays()}
          templates={isMailOn ? content.templates.templates.map(({ title }) => title[locale]) : null}
        >
          {rows}
        </ChosenLeads>
      )}
    </ListSection>
  )
}
