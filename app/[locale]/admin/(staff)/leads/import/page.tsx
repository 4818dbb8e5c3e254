import { getTranslations } from 'next-intl/server'
import { ImportForm } from '@/components/leads/admin/import/import-form'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { RolePage } from '@/components/staff/admin/staff-page'
import { routes } from '@/lib/routes'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('importLeads')

export default async function ImportLeadsPage() {
  const staff = await requireStaff(routes.importLeads)
  const [t, lead] = await Promise.all([getTranslations('Leads.import'), getTranslations('Leads.lead')])
  return (
    <RolePage
      role="office"
      staff={staff}
      title={t('title')}
      back={{ href: routes.leads, label: lead('back') }}
    >
      <p className="mb-6 max-w-2xl text-quiet">{t('intro')}</p>
      <ImportForm />
    </RolePage>
  )
}
