import { getLocale, getTranslations } from 'next-intl/server'
import { undecidedItem } from '@/components/leads/admin/submissions'
import { UndecidedList } from '@/components/leads/admin/undecided-list'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { Notice } from '@/components/ui/notice'
import { undecidedSubmissions } from '@/lib/leads/inbox/queries'
import { SPAM_DAYS } from '@/lib/retention'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('spam')

async function Spam() {
  const [t, spam] = await Promise.all([
    getTranslations('Leads.inbox'),
    settle('spamSubmissions', undecidedSubmissions('spam')),
  ])
  if (!spam.ok) return <Notice variant="alert">{t('failed')}</Notice>
  return <UndecidedList list="spam" items={spam.data.map(undecidedItem)} />
}

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
