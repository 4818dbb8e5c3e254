import { getLocale, getTranslations } from 'next-intl/server'
import { RolePage } from '@/components/staff/admin/staff-page'
import { Notice } from '@/components/ui/notice'
import { counted, formatNumber } from '@/lib/i18n/formats'
import { heldCount } from '@/lib/leads/inbox/metrics-queries'
import { undecidedSubmissions } from '@/lib/leads/inbox/queries'
import { LEAD_MONTHS, SPAM_DAYS } from '@/lib/retention'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'
import { InboxTabs } from './inbox-tabs'
import { undecidedItem } from './submissions'
import { UndecidedList } from './undecided-list'

type List = 'held' | 'spam'

async function Undecided({ list }: { list: List }) {
  const [locale, t, inbox, loaded] = await Promise.all([
    getLocale(),
    getTranslations('Leads'),
    getTranslations('Leads.inbox'),
    settle('undecidedSubmissions', Promise.all([undecidedSubmissions(list), list === 'held' && heldCount()])),
  ])
  if (!loaded.ok) return <Notice variant="alert">{inbox('failed')}</Notice>
  const [{ submissions, unlisted }, count] = loaded.data
  const intro = count
    ? t('held.intro', { limit: formatNumber(count.perHour, locale), months: LEAD_MONTHS })
    : t('spam.intro', { days: SPAM_DAYS })
  return (
    <>
      <UndecidedList list={list} items={submissions.map(undecidedItem)} />
      <p className="mt-5 max-w-2xl text-small text-quiet">{intro}</p>
      {unlisted > 0 && <p className="mt-5 text-quiet">{t(`${list}.more`, counted(unlisted, locale))}</p>}
    </>
  )
}

/** The page of held enquiries or of spam, beside the tabs of the inbox. */
export async function UndecidedPage({ list }: { list: List }) {
  const staff = await requireStaff(list === 'held' ? routes.heldLeads : routes.spamLeads)
  const t = await getTranslations(`Leads.${list}`)
  return (
    <RolePage role="office" staff={staff} title={t('title')}>
      <div className="mb-3">
        <InboxTabs present={list} />
      </div>
      <Undecided list={list} />
    </RolePage>
  )
}
