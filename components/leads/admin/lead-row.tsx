import Link from 'next/link'
import { Day } from '@/components/ui/day'
import { LocalDate } from '@/components/ui/local-date'
import { localePath } from '@/lib/i18n/paths'
import { type Locale, formatLocale } from '@/lib/i18n/routing'
import { today } from '@/lib/dates'
import type { Lead } from '@/lib/leads/schema'
import { routes } from '@/lib/routes'
import { EmailAddress } from './email-address'
import { StatusBadge } from './status-badge'

const cell = 'py-3 pr-4 max-lg:p-0'
const contact =
  'inline-flex min-h-11 items-center [overflow-wrap:anywhere] hover:text-vine hover:underline lg:min-h-8'

/** One lead: its name opens it, its address and number answer it. */
export function LeadRow({
  lead,
  locale,
  words,
}: {
  lead: Lead
  locale: Locale
  words: Record<'status' | 'source' | 'times' | 'followUp' | 'overdue', string>
}) {
  const tag = formatLocale[locale]
  const now = today()
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
        <StatusBadge status={lead.status} word={words.status} />
      </td>
      <td
        role="cell"
        className={`${cell} text-quiet [overflow-wrap:anywhere] max-lg:col-span-2 max-lg:text-small`}
      >
        {words.source}
      </td>
      <td
        role="cell"
        className={`${cell} max-lg:col-span-2 max-lg:text-small max-lg:empty:hidden lg:[&_time]:whitespace-nowrap`}
      >
        {followUpOn && (
          <>
            <span className="lg:sr-only">{words.followUp}: </span>
            <Day day={followUpOn} tag={tag} />
            {followUpOn < now && <span className="font-semibold text-alert"> {words.overdue}</span>}
          </>
        )}
      </td>
      <td
        role="cell"
        className="py-3 text-quiet lg:min-w-28 xl:whitespace-nowrap max-lg:col-span-2 max-lg:p-0 max-lg:text-small"
      >
        <LocalDate iso={lead.lastAt} siteTag={tag} withTime />
        {lead.submissions > 1 && <span className="block">{words.times}</span>}
      </td>
    </tr>
  )
}
