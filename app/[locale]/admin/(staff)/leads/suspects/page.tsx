import { getLocale, getTranslations } from 'next-intl/server'
import { Suspects } from '@/components/leads/admin/suspects'
import { AdminPage } from '@/components/staff/staff-page'
import { localePath } from '@/lib/i18n/paths'
import { SPAM_DAYS } from '@/lib/retention'
import { routes } from '@/lib/routes'
import { unlistedMetadata } from '@/lib/seo/metadata'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadata('suspects')

export default async function SuspectsPage() {
  const locale = await getLocale()
  const staff = await requireStaff(locale, routes.spamLeads)
  const [t, lead] = await Promise.all([getTranslations('Leads.spam'), getTranslations('Leads.lead')])
  return (
    <AdminPage
      staff={staff}
      title={t('title')}
      back={{ href: localePath(routes.leads, locale), label: lead('back') }}
    >
      <p className="mb-6 max-w-2xl text-quiet">{t('intro', { days: SPAM_DAYS })}</p>
      <Suspects />
    </AdminPage>
  )
}
