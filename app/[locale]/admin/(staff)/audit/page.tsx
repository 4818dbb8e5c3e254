import { getLocale, getTranslations } from 'next-intl/server'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { AuditEntries } from '@/components/staff/admin/audit-entries'
import { ExportButton, ExportNotice } from '@/components/staff/admin/export'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { ListSection, NothingFound } from '@/components/ui/admin/list-section'
import { Notice } from '@/components/ui/notice'
import { pageNumber } from '@/lib/address-query'
import { exportError } from '@/lib/http/file-response'
import { counted } from '@/lib/i18n/formats'
import { AUDIT_LOG_MONTHS } from '@/lib/retention'
import { api, routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import {
  type AuditFilters,
  auditFilters,
  auditFilterValues,
  auditKinds,
  auditPath,
} from '@/lib/staff/audit/log'
import { AUDIT_PAGE_SIZE, auditEntries, auditPeople } from '@/lib/staff/audit/queries'
import { requireStaff } from '@/lib/staff/queries'
import { ListBar } from '@/components/ui/admin/list-bar'
import type { Option } from '@/components/ui/field'

export const generateMetadata = () => unlistedMetadataOf('audit')

async function Log({ filters, page }: { filters: AuditFilters; page: number }) {
  const locale = await getLocale()
  const t = await getTranslations('Audit')
  const log = await settle('auditEntries', auditEntries(filters, page))
  if (!log.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const { entries, total } = log.data
  const note = t('intro', { months: AUDIT_LOG_MONTHS })
  if (entries.length === 0 && page === 1)
    return (
      <ListSection label={t('title')} note={note}>
        <NothingFound text={t('noneFound')} all={routes.audit} />
      </ListSection>
    )
  return (
    <ListSection
      label={t('title')}
      found={t('found', counted(total, locale))}
      exporting={
        <ExportButton action={api.exportAudit} values={auditFilterValues(filters)} label={t('export')} />
      }
      pager={{
        page,
        pages: Math.ceil(total / AUDIT_PAGE_SIZE),
        hrefOf: (number) => auditPath(filters, number),
        label: t('pager'),
      }}
      note={note}
    >
      <AuditEntries entries={entries} />
    </ListSection>
  )
}

export default async function AuditPage({ searchParams }: PageProps<'/[locale]/admin/audit'>) {
  const [query, t] = await Promise.all([searchParams, getTranslations('Audit')])
  const filters = auditFilters(query)
  const page = pageNumber(query)
  const staff = await requireStaff(auditPath(filters, page))
  return (
    <AdminPage staff={staff} title={t('title')}>
      <ExportNotice code={exportError(query.failed)} tooMany={t('tooMany')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <AuditFilter filters={filters} />
        <Log filters={filters} page={page} />
      </div>
    </AdminPage>
  )
}

/** The audit log's filters, kept in an address that can be reloaded and bookmarked. */
async function AuditFilter({ filters }: { filters: AuditFilters }) {
  const [t, read] = await Promise.all([getTranslations('Audit'), settle('auditPeople', auditPeople())])
  // If this query fails, filters without known values still work.
  const people = read.ok ? read.data : []
  const isKnown = people.some(({ id }) => id === filters.person)
  const unknown: Option[] = filters.person && !isKnown ? [[filters.person, filters.person]] : []
  return (
    <ListBar
      path={routes.audit}
      values={Object.fromEntries(auditFilterValues(filters))}
      label={t('filterTitle')}
      filters={[
        {
          name: 'person',
          label: t('person'),
          options: [
            ['', t('anyPerson')],
            ...unknown,
            ...people.map(({ id, email }): Option => [
              id,
              email ?? t('formerAccount', { id: id.slice(0, 8) }),
            ]),
          ],
        },
        {
          name: 'kind',
          label: t('what'),
          options: [['', t('anyKind')], ...auditKinds.map((kind): Option => [kind, t(`kinds.${kind}`)])],
        },
        { name: 'from', label: t('fromDay') },
        { name: 'to', label: t('toDay') },
      ]}
    />
  )
}
