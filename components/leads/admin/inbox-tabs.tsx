import { useLocale, useTranslations } from 'next-intl'
import { CountTabs } from '@/components/ui/admin/count-tabs'
import { formatNumber } from '@/lib/i18n/formats'
import { type LeadFilters, inboxPath, leadFilters } from '@/lib/leads/filters'
import type { leadCounts } from '@/lib/leads/metrics-queries'
import { routes } from '@/lib/routes'

/** The parts of the inbox with how much each holds; without the numbers where they could not be read. */
export function InboxTabs({
  filters,
  counts,
}: {
  filters: LeadFilters
  counts: Awaited<ReturnType<typeof leadCounts>> | null
}) {
  const locale = useLocale()
  const t = useTranslations('Leads.inbox')
  const present = filters.due ? 'due' : filters.status === 'new' ? 'new' : filters.status ? null : 'all'
  const tabs = [
    ['new', t('tabNew'), inboxPath(leadFilters({ status: 'new' }))],
    ['due', t('tabDue'), inboxPath(leadFilters({ due: 'today', sort: 'follow-up' }))],
    ['all', t('tabAll'), routes.leads],
    ['held', t('held'), routes.heldLeads],
    ['spam', t('spam'), routes.spamLeads],
  ] as const
  return (
    <CountTabs
      label={t('tabs')}
      tabs={tabs.map(([name, label, href]) => ({
        href,
        label,
        isPresent: name === present,
        count: counts ? formatNumber(counts[name], locale) : undefined,
      }))}
    />
  )
}
