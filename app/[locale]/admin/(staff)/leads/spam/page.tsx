import { getTranslations } from 'next-intl/server'
import { InboxTabs } from '@/components/leads/admin/inbox-tabs'
import { undecidedItem } from '@/components/leads/admin/submissions'
import { UndecidedList } from '@/components/leads/admin/undecided-list'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { RolePage } from '@/components/staff/admin/staff-page'
import { Notice } from '@/components/ui/notice'
import { undecidedSubmissions } from '@/lib/leads/inbox/queries'
import { SPAM_DAYS } from '@/lib/retention'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('spam')

async function Spam() {
  const t = await getTranslations('Leads.inbox')
  const spam = await settle('spamSubmissions', undecidedSubmissions('spam'))
  if (!spam.ok) return <Notice variant="alert">{t('failed')}</Notice>
  return <UndecidedList list="spam" items={spam.data.map(undecidedItem)} />
}

export default async function SpamPage() {
  const staff = await requireStaff(routes.spamLeads)
  const t = await getTranslations('Leads.spam')
  return (
    <RolePage role="office" staff={staff} title={t('title')}>
      <div className="mb-3">
        <InboxTabs present="spam" />
      </div>
      <Spam />
      <p className="mt-5 max-w-2xl text-small text-quiet">{t('intro', { days: SPAM_DAYS })}</p>
    </RolePage>
  )
}
