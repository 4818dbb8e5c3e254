import { useTranslations } from 'next-intl'
import { Day, StaffTime } from '@/components/ui/admin/staff-time'
import { EmailAddress } from '@/components/ui/admin/email'
import { ListTable } from '@/components/ui/admin/list-table'
import { Link } from '@/components/ui/link'
import { today } from '@/lib/dates'
import { LEAD_FIELD } from '@/lib/leads/admin-form'
import { sourceName } from '@/lib/leads/entry/fields'
import { formatPhone } from '@/lib/leads/phone'
import type { InboxLead } from '@/lib/leads/schema'
import type { Path } from '@/lib/routes'
import { StatusBadge } from './status-badge'

/** Leads as a table, where it does not fit as cards. */
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
    [t('name'), 'w-[24%]'],
    [t('contact'), 'w-[26%]'],
    t('status'),
    [t('source'), 'w-[14%]'],
    [t('followUp'), 'w-[15%]'],
    t('lastEnquiry'),
  ] as const
  return (
    <ListTable label={label} heads={heads}>
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} href={hrefOf(lead)} owner={ownerOf(lead)} choosable={choosable} />
      ))}
    </ListTable>
  )
}

/** The name of a lead or student in a list, with the box that chooses it. */
export function LeadName({
  id,
  name,
  href,
  choosable,
}: {
  id: string
  name: string
  href: Path
  choosable: boolean
}) {
  const t = useTranslations('Leads.inbox')
  return (
    <span className="flex items-center gap-1">
      {choosable && (
        <label className="-ml-3 grid size-11 shrink-0 place-items-center print:hidden">
          <input
            type="checkbox"
            name={LEAD_FIELD}
            value={id}
            aria-label={t('choose', { name })}
            className="size-5 accent-vine"
          />
        </label>
      )}
      <Link href={href} className="list-name">
        {name}
      </Link>
    </span>
  )
}

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
    <tr role="row">
      <td role="cell">
        <LeadName id={lead.id} name={lead.name} href={href} choosable={choosable} />
        {lead.objectedAt && <span className="block font-semibold text-alert">{t('doNotContact')}</span>}
        {lead.suggested && <span className="block text-wheat">{t('suggested')}</span>}
      </td>
      <td role="cell" className="list-second wrap-anywhere">
        {lead.email && (
          <span className="block">
            <EmailAddress address={lead.email} />
          </span>
        )}
        {lead.undelivered && <span className="block font-semibold text-alert">{t('undelivered')}</span>}
        {lead.phone && <span className="block whitespace-nowrap">{formatPhone(lead.phone)}</span>}
      </td>
      <td role="cell">
        <StatusBadge status={lead.status} />
      </td>
      <td role="cell" className="text-quiet wrap-anywhere">
        {sourceName(lead.source, (key) => leadText(key))}
      </td>
      <td role="cell" className="list-wide wrap-anywhere">
        {followUpOn && (
          <span className="block">
            <span className="list-label">{t('followUp')}: </span>
            <Day day={followUpOn} />
            {followUpOn < today() && <span className="font-semibold text-alert"> {t('overdue')}</span>}
          </span>
        )}
        {owner && <span className="block text-quiet">{owner}</span>}
      </td>
      <td role="cell" className="list-wide text-quiet">
        <StaffTime iso={lead.lastAt} />
        {lead.submissions > 1 && <span className="block">{t('times', { count: lead.submissions })}</span>}
      </td>
    </tr>
  )
}
