import { getTranslations } from 'next-intl/server'
import { ImportForm } from '@/components/content/admin/import/import-form'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { ExportButton, ExportNotice } from '@/components/staff/admin/export'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { exportError } from '@/lib/http/file-response'
import { api, routes } from '@/lib/routes'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('siteImport')

export default async function ImportContentPage({ searchParams }: PageProps<'/[locale]/admin/site/import'>) {
  const [query, t] = await Promise.all([searchParams, getTranslations('ContentImport')])
  const staff = await requireStaff(routes.siteImport)
  return (
    <AdminPage staff={staff} title={t('title')}>
      <ExportNotice code={exportError(query.failed)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <SectionCard id="export" title={t('exportTitle')}>
          <p className="mb-4 max-w-2xl text-quiet">{t('exportText')}</p>
          <ExportButton action={api.exportContent} label={t('export')} isTable={false} />
        </SectionCard>
        <SectionCard id="import" title={t('importTitle')}>
          <p className="mb-4 max-w-2xl text-quiet">{t('importText')}</p>
          <ImportForm />
        </SectionCard>
      </div>
    </AdminPage>
  )
}
