import { getLocale, getTranslations } from 'next-intl/server'
import { InboxTabs } from '@/components/leads/admin/inbox-tabs'
import { undecidedItem } from '@/components/leads/admin/submissions'
import { UndecidedList } from '@/components/leads/admin/undecided-list'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { RolePage } from '@/components/staff/admin/staff-page'
import { Notice } from '@/components/ui/notice'
import { counted, formatNumber } from '@/lib/i18n/formats'
import { heldCount } from '@/lib/leads/inbox/metrics-queries'
import { undecidedSubmissions } from '@/lib/leads/inbox/queries'
import { LEAD_MONTHS } from '@/lib/retention'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('held')

async function Held() {
  const locale = await getLocale()
  const t = await getTranslations('Leads.held')
  const inbox = await getTranslations('Leads.inbox')
  const loaded = await settle('heldSubmissions', Promise.all([undecidedSubmissions('held'), heldCount()]))
  if (!loaded.ok) return <Notice variant="alert">{inbox('failed')}</Notice>
  const [submissions, { held, perHour }] = loaded.data
  const unlisted = held - submissions.length
  return (
    <>
      <UndecidedList list="held" items={submissions.map(undecidedItem)} />
      <p className="mt-5 max-w-2xl text-small text-quiet">
        {t('intro', { limit: formatNumber(perHour, locale), months: LEAD_MONTHS })}
      </p>
      {unlisted > 0 && <p className="mt-5 text-quiet">{t('more', counted(unlisted, locale))}</p>}
    </>
  )
}

export default async function HeldPage() {
  const staff = await requireStaff(routes.heldLeads)
  const t = await getTranslations('Leads.held')
  return (
    <RolePage role="office" staff={staff} title={t('title')}>
      <div className="mb-3">
        <InboxTabs present="held" />
      </div>
      <Held />
    </RolePage>
  )
}
