import { getLocale, getTranslations } from 'next-intl/server'
import { Held } from '@/components/leads/admin/held'
import { unlistedMetadataOf } from '@/components/site/page-metadata'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { routes } from '@/lib/routes'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('held')

export default async function HeldPage() {
  const locale = await getLocale()
  const staff = await requireStaff(locale, routes.heldLeads)
  const [t, lead] = await Promise.all([getTranslations('Leads.held'), getTranslations('Leads.lead')])
  return (
    <AdminPage staff={staff} title={t('title')} back={{ href: routes.leads, label: lead('back') }}>
      <Held />
    </AdminPage>
  )
}
