import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { formatNumber } from '@/lib/i18n/formats'
import { localePath } from '@/lib/i18n/paths'
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
    <nav aria-label={t('tabs')}>
      <ul className="flex flex-wrap gap-x-1 gap-y-1 border-b border-line">
        {tabs.map(([name, label, path]) => (
          <li key={name}>
            <Link
              href={localePath(path, locale)}
              prefetch={false}
              aria-current={name === present ? 'page' : undefined}
              className="-mb-px inline-flex min-h-12 items-center gap-2 border-b-2 border-transparent px-3 font-semibold hover:text-vine aria-[current=page]:border-vine aria-[current=page]:text-vine sm:px-4"
            >
              {label}
              {counts && (
                <span className="rounded-full bg-clay px-2 text-small font-normal text-ink">
                  {formatNumber(counts[name], locale)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
