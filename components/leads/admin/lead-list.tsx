import { useTranslations } from 'next-intl'
import { Day, StaffTime } from '@/components/ui/admin/staff-time'
import { EmailAddress } from '@/components/ui/admin/email'
import { ListTable, type TableColumn } from '@/components/ui/admin/list-table'
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
  const leadText = useTranslations('Leads')
  const name = (lead: InboxLead) => (
    <>
      <LeadName id={lead.id} name={lead.name} href={hrefOf(lead)} choosable={choosable} />
      {lead.objectedAt && <span className="block font-semibold text-alert">{t('doNotContact')}</span>}
      {lead.suggested && <span className="block text-wheat">{t('suggested')}</span>}
    </>
  )
  const contact = ({ email, phone, undelivered }: InboxLead) => (
    <>
      {email && (
        <span className="block">
          <EmailAddress address={email} />
        </span>
      )}
      {undelivered && <span className="block font-semibold text-alert">{t('undelivered')}</span>}
      {phone && <span className="block whitespace-nowrap">{formatPhone(phone)}</span>}
    </>
  )
  const followUp = (lead: InboxLead) => (
    <>
      {lead.followUpOn && (
        <span className="block">
          <span className="list-label">{t('followUp')}: </span>
          <Day day={lead.followUpOn} />
          {lead.followUpOn < today() && <span className="font-semibold text-alert"> {t('overdue')}</span>}
        </span>
      )}
      {ownerOf(lead) && <span className="block text-quiet">{ownerOf(lead)}</span>}
    </>
  )
  const last = ({ lastAt, submissions }: InboxLead) => (
    <>
      <StaffTime iso={lastAt} />
      {submissions > 1 && <span className="block">{t('times', { count: submissions })}</span>}
    </>
  )
  const source = ({ trafficSource }: InboxLead) => sourceName(trafficSource, (key) => leadText(key))
  const columns: TableColumn<InboxLead>[] = [
    [t('name'), name, undefined, 'w-[22%]'],
    [t('contact'), contact, 'list-second wrap-anywhere', 'w-[28%]'],
    [t('status'), ({ status }) => <StatusBadge status={status} />],
    [t('source'), source, 'text-quiet wrap-anywhere', 'w-[10%]'],
    [t('followUp'), followUp, 'list-wide wrap-anywhere', 'w-[12%]'],
    [t('lastEnquiry'), last, 'list-wide text-quiet', 'w-[13%]'],
  ]
  return <ListTable label={label} columns={columns} rows={leads} />
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
