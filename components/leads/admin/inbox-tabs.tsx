import { getLocale, getTranslations } from 'next-intl/server'
import { CountTabs } from '@/components/ui/admin/count-tabs'
import { formatNumber } from '@/lib/i18n/formats'
import { type LeadFilters, inboxPath, leadFilters } from '@/lib/leads/inbox/filters'
import { leadCounts } from '@/lib/leads/inbox/metrics-queries'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'

type Tab = 'new' | 'due' | 'all' | 'held' | 'spam' | 'bin'

/** The tab of an inbox with filters; null for leads of another status. */
export const tabOf = ({ due, status }: LeadFilters): Tab | null =>
  due ? 'due' : status === 'new' || status === 'bin' ? status : status ? null : 'all'

/** The inbox tabs with counts, unless those failed to load. */
export async function InboxTabs({ present }: { present: Tab | null }) {
  const locale = await getLocale()
  const t = await getTranslations('Leads.inbox')
  const counts = await settle('leadCounts', leadCounts())
  const tabs = [
    ['new', t('tabNew'), inboxPath(leadFilters({ status: 'new' }))],
    ['due', t('tabDue'), inboxPath(leadFilters({ due: 'today', sort: 'follow-up' }))],
    ['all', t('tabAll'), routes.leads],
    ['held', t('held'), routes.heldLeads],
    ['spam', t('spam'), routes.spamLeads],
    ['bin', t('bin'), inboxPath(leadFilters({ status: 'bin' }))],
  ] as const
  return (
    <CountTabs
      label={t('tabs')}
      tabs={tabs.map(([name, label, href]) => ({
        href,
        label,
        isPresent: name === present,
        count: counts.ok ? formatNumber(counts.data[name], locale) : undefined,
      }))}
    />
  )
}
