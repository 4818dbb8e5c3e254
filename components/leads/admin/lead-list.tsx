import { getLocale, getTranslations } from 'next-intl/server'
import { LeadRow } from './lead-row'
import { statusWords } from './words'
import type { Lead } from '@/lib/leads/schema'

/** Leads as a table on wide screens, as cards on a phone. The roles stay what they are where the cells stack. */
export async function LeadList({ leads, label }: { leads: readonly Lead[]; label: string }) {
  const [locale, t, statuses] = await Promise.all([
    getLocale(),
    getTranslations('Leads.inbox'),
    statusWords(),
  ])
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
          <LeadRow
            key={lead.id}
            lead={lead}
            locale={locale}
            words={{
              status: statuses[lead.status],
              source: lead.source === 'direct' ? t('direct') : lead.source,
              times: t('times', { count: lead.submissions }),
              followUp: t('followUp'),
              overdue: t('overdue'),
            }}
          />
        ))}
      </tbody>
    </table>
  )
}
