import { useTranslations } from 'next-intl'
import type { LeadStatus } from '@/lib/leads/admin-form'

const badgeColours: Record<LeadStatus, string> = {
  new: 'border-vine bg-vine text-on-vine',
  contacted: 'border-vine text-vine',
  applied: 'border-grain text-wheat',
  enrolled: 'border-vine bg-good-soft text-ink',
  lost: 'border-control text-quiet',
}

/** The status of a lead in a frame of its own. */
export function StatusBadge({ status }: { status: LeadStatus }) {
  const t = useTranslations('Leads.status')
  return (
    <span
      className={`inline-block rounded-full border px-3 py-0.5 text-small font-semibold whitespace-nowrap ${badgeColours[status]}`}
    >
      {t(status)}
    </span>
  )
}
