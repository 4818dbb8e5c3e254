import { getTranslations } from 'next-intl/server'
import { ChecklistView } from '@/components/content/admin/checklist-view'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { routes } from '@/lib/routes'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('siteChecklist')

export default async function ChecklistPage() {
  const staff = await requireStaff(routes.siteChecklist)
  const t = await getTranslations('Checklist')
  return (
    <AdminPage staff={staff} title={t('title')}>
      <ChecklistView />
    </AdminPage>
  )
}
