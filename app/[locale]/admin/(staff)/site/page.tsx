import { getTranslations } from 'next-intl/server'
import { DocumentGroups } from '@/components/content/admin/document-groups'
import { LocalDraftList } from '@/components/content/admin/local-draft-list'
import { PreviewPanel } from '@/components/content/admin/editor/preview-panel'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { Notice } from '@/components/ui/notice'
import { routes } from '@/lib/routes'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { settle } from '@/lib/settle'
import { documentStates, livePreview } from '@/lib/site-content/queries'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('siteContent')

async function Documents() {
  const t = await getTranslations('Content.overview')
  const states = await settle('documentStates', documentStates())
  if (!states.ok) return <Notice variant="alert">{t('failed')}</Notice>
  return <DocumentGroups states={states.data} />
}

export default async function SiteContentPage() {
  const t = await getTranslations('Content.overview')
  const staff = await requireStaff(routes.siteContent)
  return (
    <AdminPage staff={staff} title={t('title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <p className="max-w-2xl text-quiet">{t('intro')}</p>
        <LocalDraftList staffId={staff.userId} />
        <Documents />
        <LoadedSection id="preview" title={t('previewTitle')} load={() => livePreview(null)}>
          {(link) => <PreviewPanel present={link} />}
        </LoadedSection>
      </div>
    </AdminPage>
  )
}
