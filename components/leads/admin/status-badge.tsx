import { useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/admin/badge'
import type { LeadStatus } from '@/lib/leads/admin-form'

const tones: Record<LeadStatus, BadgeTone> = {
  new: 'strong',
  contacted: 'active',
  applied: 'waiting',
  enrolled: 'good',
  lost: 'quiet',
}

/** The status of a lead. */
export function StatusBadge({ status }: { status: LeadStatus }) {
  const t = useTranslations('Leads.status')
  return <Badge tone={tones[status]}>{t(status)}</Badge>
}
