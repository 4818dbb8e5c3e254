import { useTranslations } from 'next-intl'
import { Day, StaffTime } from '@/components/ui/admin/staff-time'
import { EmailAddress } from '@/components/ui/admin/email'
import { StackedTable } from '@/components/ui/admin/stacked-table'
import { Link } from '@/components/ui/link'
import { today } from '@/lib/dates'
import { LEAD_FIELD } from '@/lib/leads/admin-form'
import { sourceName } from '@/lib/leads/entry/fields'
import { formatPhone } from '@/lib/leads/phone'
import type { InboxLead } from '@/lib/leads/schema'
import type { Path } from '@/lib/routes'
import { StatusBadge } from './status-badge'

/** Leads as a table, on a phone as cards. */
export function LeadList({
  leads,
  label,
  hrefOf,
  ownerOf = () => null,
  choosable = false,
}: {
  leads: readonly InboxLead[]
  label: string
  hrefOf: (lead: InboxLead) => Path
  /** The owner's e-mail address; null if there is none. */
  ownerOf?: (lead: InboxLead) => string | null
  choosable?: boolean
}) {
  const t = useTranslations('Leads.inbox')
  const heads = [
    [t('name'), 'w-[25%]'],
    [t('contact'), 'w-[24%]'],
    [t('status'), ''],
    [t('source'), 'w-[15%]'],
    [t('followUp'), ''],
    [t('lastEnquiry'), ''],
  ] as const
  return (
    <StackedTable
      label={label}
      heads={heads}
      below="lg"
      className="[&>tbody]:max-lg:grid [&>tbody]:max-lg:gap-x-10 [&>tbody]:md:max-lg:grid-cols-2"
    >
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} href={hrefOf(lead)} owner={ownerOf(lead)} choosable={choosable} />
      ))}
    </StackedTable>
  )
}

const cell = 'py-3 pr-4 max-lg:p-0'
function LeadRow({
  lead,
  href,
  owner,
  choosable,
}: {
  lead: InboxLead
  href: Path
  owner: string | null
  choosable: boolean
}) {
  const t = useTranslations('Leads.inbox')
  const leadText = useTranslations('Leads')
  const { followUpOn } = lead
  return (
    <tr
      role="row"
      className="border-b border-line align-top max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:content-start max-lg:gap-x-3 max-lg:py-4 max-md:last:border-0 lg:last:border-0"
    >
      <td role="cell" className={`${cell} [overflow-wrap:anywhere]`}>
        <span className="flex items-start gap-1">
          {choosable && (
            <label className="-my-2 -ml-3 grid size-11 shrink-0 place-items-center">
              <input
                type="checkbox"
                name={LEAD_FIELD}
                value={lead.id}
                aria-label={t('choose', { name: lead.name })}
                className="size-5 accent-vine"
              />
            </label>
          )}
          <Link href={href} className="text-link inline-block min-h-11 py-2 lg:min-h-8 lg:py-px">
            {lead.name}
          </Link>
        </span>
        {lead.objectedAt && (
          <span className="block text-small font-semibold text-alert">{t('doNotContact')}</span>
        )}
        {lead.suggested && (
          <span className="block text-small text-wheat max-lg:pb-1.5">{t('suggested')}</span>
        )}
      </td>
      <td role="cell" className={`${cell} max-lg:col-span-2 max-lg:row-start-2`}>
        {lead.email && (
          <span className="block">
            <EmailAddress address={lead.email} />
          </span>
        )}
        {lead.undelivered && (
          <span className="block text-small font-semibold text-alert">{t('undelivered')}</span>
        )}
        {lead.phone && <span className="block whitespace-nowrap">{formatPhone(lead.phone)}</span>}
      </td>
      <td role="cell" className={`${cell} max-lg:pt-1.5`}>
        <StatusBadge status={lead.status} />
        {owner && <span className="block text-small text-quiet [overflow-wrap:anywhere]">{owner}</span>}
      </td>
      <td
        role="cell"
        className={`${cell} text-quiet [overflow-wrap:anywhere] max-lg:col-span-2 max-lg:text-small`}
      >
        {sourceName(lead.source, (key) => leadText(key))}
      </td>
      <td
        role="cell"
        className={`${cell} max-lg:col-span-2 max-lg:text-small max-lg:empty:hidden lg:[&_time]:whitespace-nowrap`}
      >
        {followUpOn && (
          <>
            <span className="lg:sr-only">{t('followUp')}: </span>
            <Day day={followUpOn} />
            {followUpOn < today() && <span className="font-semibold text-alert"> {t('overdue')}</span>}
          </>
        )}
      </td>
      <td
        role="cell"
        className="py-3 text-quiet lg:min-w-28 xl:whitespace-nowrap max-lg:col-span-2 max-lg:p-0 max-lg:text-small"
      >
        <StaffTime iso={lead.lastAt} />
        {lead.submissions > 1 && <span className="block">{t('times', { count: lead.submissions })}</span>}
      </td>
    </tr>
  )
}
