import { useTranslations } from 'next-intl'
import { Day } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { today } from '@/lib/dates'
import { type LeadFilters, leadPath } from '@/lib/leads/inbox/filters'
import type { InboxLead } from '@/lib/leads/schema'
import { Age, StatusBadge } from './status-badge'

/** The inbox page from which a lead was opened, and the open lead. */
export interface OpenList {
  readonly leads: readonly InboxLead[]
  readonly filters: LeadFilters
  readonly page: number
  readonly openId: string
  /** In milliseconds since 1970. */
  readonly readAt: number
}

/** The list beside an open lead, one link a row. */
export function LeadPane({ list: { leads, filters, page, openId, readAt } }: { list: OpenList }) {
  const t = useTranslations('Leads.inbox')
  return (
    <nav
      aria-label={t('listTitle')}
      className="max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-card border border-line bg-raised max-lg:hidden lg:sticky lg:top-4"
    >
      <ul>
        {leads.map((lead) => (
          <li key={lead.id} className="border-b border-line last:border-0">
            <Link
              href={leadPath(lead.id, filters, page)}
              aria-current={lead.id === openId ? 'page' : undefined}
              className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] content-center items-start gap-x-3 px-4 py-2 -outline-offset-2 hover:bg-clay aria-[current=page]:bg-good-soft"
            >
              <span className="font-semibold [overflow-wrap:anywhere]">{lead.name}</span>
              <StatusBadge status={lead.status} />
              <span className="col-span-2 text-small text-quiet">
                {lead.objectedAt ? (
                  <span className="font-semibold text-alert">{t('doNotContact')}</span>
                ) : lead.followUpOn ? (
                  <>
                    {t('followUp')}: <Day day={lead.followUpOn} />
                    {lead.followUpOn < today() && (
                      <span className="font-semibold text-alert"> {t('overdue')}</span>
                    )}
                  </>
                ) : (
                  <Age since={lead.lastAt} now={readAt} />
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
