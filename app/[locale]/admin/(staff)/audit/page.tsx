import { getLocale, getTranslations } from 'next-intl/server'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { AuditEntries } from '@/components/staff/admin/audit-entries'
import { AuditFilter } from '@/components/staff/admin/audit-filter'
import { ExportButton, ExportNotice } from '@/components/staff/admin/export'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { Notice } from '@/components/ui/notice'
import { Pager } from '@/components/ui/pager'
import { pageNumber } from '@/lib/address-query'
import { exportError } from '@/lib/http/file-response'
import { counted } from '@/lib/i18n/formats'
import { AUDIT_LOG_MONTHS } from '@/lib/retention'
import { api } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { type AuditFilters, auditFilterValues, auditFilters, auditPath } from '@/lib/staff/audit/log'
import { AUDIT_PAGE_SIZE, auditEntries, auditPeople } from '@/lib/staff/audit/queries'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('audit')

async function Filter({ filters }: { filters: AuditFilters }) {
  // If this query fails, filters without known values still work.
  const people = await settle('auditPeople', auditPeople())
  return <AuditFilter filters={filters} people={people.ok ? people.data : []} />
}

async function Log({ filters, page }: { filters: AuditFilters; page: number }) {
  const [locale, t, log] = await Promise.all([
    getLocale(),
    getTranslations('Audit'),
    settle('auditEntries', auditEntries(filters, page)),
  ])
  if (!log.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const { entries, total } = log.data
  if (entries.length === 0) return <p className="py-6 text-quiet">{t('noneFound')}</p>
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <p className="text-quiet">{t('found', counted(total, locale))}</p>
        <ExportButton action={api.exportAudit} values={auditFilterValues(filters)} label={t('export')} />
      </div>
      <AuditEntries entries={entries} />
      <Pager
        page={page}
        pages={Math.ceil(total / AUDIT_PAGE_SIZE)}
        hrefOf={(number) => auditPath(filters, number)}
        labels={{ nav: t('pager'), previous: t('newer'), next: t('older') }}
      />
    </>
  )
}

export default async function AuditPage({ searchParams }: PageProps<'/[locale]/admin/audit'>) {
  const [locale, query, t] = await Promise.all([getLocale(), searchParams, getTranslations('Audit')])
  const filters = auditFilters(query)
  const page = pageNumber(query)
  const staff = await requireStaff(locale, auditPath(filters, page))
  return (
    <AdminPage staff={staff} title={t('title')}>
      <ExportNotice code={exportError(query.failed)} tooMany={t('tooMany')} />
      <p className="mb-4 max-w-2xl text-quiet">{t('intro', { months: AUDIT_LOG_MONTHS })}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Filter filters={filters} />
        <section aria-label={t('title')} className="office-card">
          <Log filters={filters} page={page} />
        </section>
      </div>
    </AdminPage>
  )
}
