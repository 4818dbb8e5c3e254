import { getLocale, getTranslations } from 'next-intl/server'
import { Spam } from '@/components/leads/admin/spam'
import { unlistedMetadataOf } from '@/components/site/page-metadata'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { SPAM_DAYS } from '@/lib/retention'
import { routes } from '@/lib/routes'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('spam')

export default async function SpamPage() {
  const locale = await getLocale()
  const staff = await requireStaff(locale, routes.spamLeads)
  const [t, lead] = await Promise.all([getTranslations('Leads.spam'), getTranslations('Leads.lead')])
  return (
    <AdminPage staff={staff} title={t('title')} back={{ href: routes.leads, label: lead('back') }}>
      <p className="mb-6 max-w-2xl text-quiet">{t('intro', { days: SPAM_DAYS })}</p>
      <Spam />
    </AdminPage>
  )
}
