import { getLocale, getTranslations } from 'next-intl/server'
import { ExportNotice } from '@/components/leads/admin/export'
import { DataRequest } from '@/components/privacy/admin/data-request'
import { AuditLog } from '@/components/privacy/admin/audit-log'
import { SectionCard } from '@/components/staff/section-card'
import { AdminPage } from '@/components/staff/staff-page'
import { exportError } from '@/lib/http/file-response'
import { PRIVACY_LOG_MONTHS } from '@/lib/retention'
import { routes } from '@/lib/routes'
import { unlistedMetadata } from '@/lib/seo/metadata'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadata('privacyAdmin')

export default async function PrivacyPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const [locale, { failed }] = await Promise.all([getLocale(), searchParams])
  const staff = await requireStaff(locale, routes.privacyAdmin)
  const t = await getTranslations('Privacy')
  return (
    <AdminPage staff={staff} title={t('title')}>
      <ExportNotice code={exportError(failed)} />
      <p className="mb-6 max-w-2xl text-quiet">{t('intro')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <SectionCard id="person" title={t('lookTitle')}>
          <DataRequest />
        </SectionCard>
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
