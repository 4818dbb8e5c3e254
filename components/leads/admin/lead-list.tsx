import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { Day } from '@/components/ui/day'
import { EmailAddress } from '@/components/ui/email-address'
import { LocalDate } from '@/components/ui/local-date'
import { today } from '@/lib/dates'
import { localePath } from '@/lib/i18n/paths'
import { formatLocale } from '@/lib/i18n/routing'
import type { LeadStatus } from '@/lib/leads/admin-form'
import type { InboxLead } from '@/lib/leads/schema'
import { routes } from '@/lib/routes'

/** Leads as a table on wide screens and as cards on a phone. The roles keep the table's meaning where cells stack. */
export function LeadList({ leads, label }: { leads: readonly InboxLead[]; label: string }) {
  const t = useTranslations('Leads.inbox')
  const heads = [
    [t('name'), 'w-[22%]'],
    [t('contact'), 'w-[27%]'],
    [t('status'), ''],
    [t('source'), 'w-[15%]'],
    [t('followUp'), ''],
    [t('lastEnquiry'), ''],
  ] as const
  return (
    <table role="table" aria-label={label} className="relative w-full text-left max-lg:block">
      <thead role="rowgroup" className="max-lg:sr-only">
        <tr role="row" className="border-b-2 border-ink text-small">
          {heads.map(([head, width]) => (
            <th
              key={head}
              role="columnheader"
              scope="col"
              className={`py-2 pr-4 font-semibold last:pr-0 ${width}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-lg:grid max-lg:gap-x-10 md:max-lg:grid-cols-2">
        {leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} />
        ))}
      </tbody>
    </table>
  )
}

const cell = 'py-3 pr-4 max-lg:p-0'
const contact =
  'inline-flex min-h-11 items-center [overflow-wrap:anywhere] hover:text-vine hover:underline lg:min-h-8'

/** One lead: its name opens it, its address and number start a reply. */
function LeadRow({ lead }: { lead: InboxLead }) {
  const locale = useLocale()
  const t = useTranslations('Leads.inbox')
  const tag = formatLocale[locale]
  const { followUpOn } = lead
  return (
    <tr
      role="row"
      className="border-b border-line align-top max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:content-start max-lg:gap-x-3 max-lg:py-4 max-md:last:border-0 lg:last:border-0"
    >
      <td role="cell" className={`${cell} [overflow-wrap:anywhere]`}>
        <Link
          href={localePath(routes.lead(lead.id), locale)}
          prefetch={false}
          className="inline-block min-h-11 py-2 font-semibold text-vine underline decoration-grain decoration-2 underline-offset-4 lg:min-h-8 lg:py-px"
        >
          {lead.name}
        </Link>
        {lead.suggested && (
          <span className="block text-small text-wheat max-lg:pb-1.5">{t('suggested')}</span>
        )}
      </td>
      <td role="cell" className={`${cell} max-lg:col-span-2 max-lg:row-start-2`}>
        <a href={`mailto:${lead.email}`} className={contact}>
          <EmailAddress address={lead.email} />
        </a>
        <br />
        <a href={`tel:${lead.phone}`} className={`${contact} whitespace-nowrap`}>
          {lead.phone}
        </a>
      </td>
      <td role="cell" className={`${cell} max-lg:pt-1.5`}>
        <StatusBadge status={lead.status} />
      </td>
      <td
        role="cell"
        className={`${cell} text-quiet [overflow-wrap:anywhere] max-lg:col-span-2 max-lg:text-small`}
      >
        {lead.source === 'direct' ? t('direct') : lead.source}
      </td>
      <td
        role="cell"
        className={`${cell} max-lg:col-span-2 max-lg:text-small max-lg:empty:hidden lg:[&_time]:whitespace-nowrap`}
      >
        {followUpOn && (
          <>
            <span className="lg:sr-only">{t('followUp')}: </span>
            <Day day={followUpOn} tag={tag} />
            {followUpOn < today() && <span className="font-semibold text-alert"> {t('overdue')}</span>}
          </>
        )}
      </td>
      <td
        role="cell"
        className="py-3 text-quiet lg:min-w-28 xl:whitespace-nowrap max-lg:col-span-2 max-lg:p-0 max-lg:text-small"
      >
        <LocalDate iso={lead.lastAt} siteTag={tag} withTime />
        {lead.submissions > 1 && <span className="block">{t('times', { count: lead.submissions })}</span>}
      </td>
    </tr>
  )
}

const badgeColours: Record<LeadStatus, string> = {
  new: 'border-vine bg-vine text-on-vine',
  contacted: 'border-vine text-vine',
  applied: 'border-grain text-wheat',
  enrolled: 'border-vine bg-good-soft text-ink',
  lost: 'border-control text-quiet',
}

function StatusBadge({ status }: { status: LeadStatus }) {
  const t = useTranslations('Leads.status')
  return (
    <span
      className={`inline-block rounded-full border px-3 py-0.5 text-small font-semibold whitespace-nowrap ${badgeColours[status]}`}
    >
      {t(status)}
    </span>
  )
}
