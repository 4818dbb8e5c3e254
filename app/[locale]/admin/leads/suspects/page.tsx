import { getLocale, getTranslations } from 'next-intl/server'
import { AdminPage } from '@/components/staff/admin-page'
import { BackLink } from '@/components/leads/admin/back-link'
import { Suspects } from '@/components/leads/admin/suspects'
import { requireStaff } from '@/lib/staff/queries'
import { SPAM_DAYS } from '@/lib/retention'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => unlistedMetadata('suspects')

export default async function SuspectsPage() {
  const locale = await getLocale()
  const staff = await requireStaff(locale, '/admin/leads/suspects')
  const t = await getTranslations('Leads.spam')
  return (
    <AdminPage
      staff={staff}
      current="leads"
      title={t('title')}
      before={staff.role === 'admin' && <BackLink />}
    >
      <p className="mb-6 max-w-2xl text-quiet">{t('intro', { days: SPAM_DAYS })}</p>
      <Suspects />
    </AdminPage>
  )
}
