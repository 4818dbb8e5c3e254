import { useLocale, useTranslations } from 'next-intl'
import { LocalDate } from '@/components/ui/local-date'
import { formatLocale } from '@/lib/i18n/routing'
import type { Lead } from '@/lib/leads/queries'

/** The newest leads: a table on wide screens, cards on a phone. */
export function LeadTable({ leads }: { leads: readonly Lead[] }) {
  const locale = useLocale()
  const t = useTranslations('Dashboard')
  if (leads.length === 0) return <p className="py-8 text-quiet">{t('none')}</p>
  return (
    <table className="w-full text-left max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="border-b-2 border-ink text-small">
          {(['name', 'contact', 'source', 'received'] as const).map((key) => (
            <th key={key} scope="col" className="py-2 pr-4 font-semibold">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {leads.map((lead) => (
          <tr key={lead.id} className="border-b border-line align-top max-sm:grid max-sm:gap-1 max-sm:py-4">
            <td className="py-3 pr-4 font-semibold max-sm:p-0">{lead.name}</td>
            <td className="py-3 pr-4 max-sm:p-0">
              <a href={`mailto:${lead.email}`} className="block break-all hover:text-vine hover:underline">
                {lead.email}
              </a>
              <a href={`tel:${lead.phone}`} className="block hover:text-vine hover:underline">
                {lead.phone}
              </a>
            </td>
            <td className="py-3 pr-4 text-quiet max-sm:p-0">{lead.source}</td>
            <td className="py-3 text-quiet max-sm:p-0">
              <LocalDate iso={lead.createdAt} siteTag={formatLocale[locale]} withTime />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
