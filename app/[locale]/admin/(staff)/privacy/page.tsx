import { getLocale, getTranslations } from 'next-intl/server'
import { DataRequest } from '@/components/privacy/admin/data-request'
import { DataRequestError } from '@/components/privacy/admin/notices'
import { RequestList } from '@/components/privacy/admin/request-list'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { ExportNotice } from '@/components/staff/admin/export'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { exportError } from '@/lib/http/file-response'
import type { Locale } from '@/lib/i18n/routing'
import { addressOf, personFile } from '@/lib/privacy/person-queries'
import { type PrivacyLogEntry, privacyLog, privacyRequests } from '@/lib/privacy/queries'
import { PRIVACY_LOG_MONTHS } from '@/lib/retention'
import { routes, withQuery } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'
import { Notice } from '@/components/ui/notice'
import { StackedTable, type TableColumn } from '@/components/ui/admin/list-table'
import { StaffTime } from '@/components/ui/admin/staff-time'

export const generateMetadata = () => unlistedMetadataOf('privacyAdmin')

/** The person of the requested lead or privacy request; null without one. */
async function namedPerson(of: Parameters<typeof addressOf>[0], locale: Locale) {
  const address = await addressOf(of)
  return address === null ? null : personFile(address, locale)
}

export default async function PrivacyPage({ searchParams }: PageProps<'/[locale]/admin/privacy'>) {
  const [locale, { failed, ...asked }] = await Promise.all([getLocale(), searchParams])
  const of = { lead: [asked.lead].flat()[0], request: [asked.request].flat()[0] }
  const staff = await requireStaff(withQuery(routes.privacyAdmin, of))
  const t = await getTranslations('Privacy')
  const read = staff.role === 'admin' ? await settle('namedPerson', namedPerson(of, locale)) : null
  const person = read?.ok ? read.data : read
  const initial = person?.ok ? person.data : null
  const requests = (
    <LoadedSection id="requests" title={t('requests.title')} load={privacyRequests}>
      {(requests) => <RequestList {...requests} />}
    </LoadedSection>
  )
  return (
    <AdminPage staff={staff} title={t('title')}>
      <ExportNotice code={exportError(failed)} />
      <p className="mb-4 max-w-2xl text-quiet">{t('intro')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {!person && requests}
        <SectionCard id="person" title={t('lookTitle')}>
          {person && !person.ok && <DataRequestError code={person.code} />}
          {/* An erasure deletes the lead, or the address of the request, and its result must stay in view. */}
          <DataRequest key={of.lead ?? of.request} initial={initial} />
        </SectionCard>
        {person && requests}
        <SectionCard id="record" title={t('recordTitle')}>
          <p className="-mt-2 mb-4 text-small text-quiet">
            {t('recordIntro', { months: PRIVACY_LOG_MONTHS })}
          </p>
          <AuditLog />
        </SectionCard>
      </div>
    </AdminPage>
  )
}

/** The characters shown, enough to tell two fingerprints apart by eye. */
const FINGERPRINT_LENGTH = 16

/** The newest exports and erasures: time, staff member, number of rows. */
async function AuditLog() {
  const [t, log] = await Promise.all([getTranslations('Privacy'), settle('privacyLog', privacyLog())])
  if (!log.ok) return <Notice variant="alert">{t('recordFailed')}</Notice>
  if (log.data.length === 0) return <p className="text-quiet">{t('recordNone')}</p>
  const count = ({ rows }: PrivacyLogEntry) => (
    <>
      <span className="md:sr-only">{t('rows')}: </span>
      {rows}
    </>
  )
  const detailOf = ({ kind, detail }: PrivacyLogEntry) => {
    const isFingerprint = kind !== 'leads-exported' && kind !== 'newsletter-exported' && detail
    return isFingerprint ? `${detail.slice(0, FINGERPRINT_LENGTH)}…` : detail
  }
  const columns: TableColumn<PrivacyLogEntry>[] = [
    [
      t('when'),
      ({ createdAt }) => <StaffTime iso={createdAt} />,
      'text-quiet max-md:order-1 max-md:text-small',
    ],
    [t('what'), ({ kind }) => t(`log.${kind}`), 'font-semibold'],
    [t('who'), ({ actor }) => (actor === 'system' ? t('bySystem') : actor), 'wrap-anywhere'],
    [t('rows'), count, 'tabular-nums'],
    [t('detail'), detailOf, 'text-small text-quiet wrap-anywhere max-md:empty:hidden'],
  ]
  return (
    <StackedTable
      label={t('recordTitle')}
      columns={columns}
      rows={log.data}
      rowClass="max-md:py-4"
      cellClass="py-3"
    />
  )
}
