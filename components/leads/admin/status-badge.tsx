import { useLocale, useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/admin/badge'
import type { LeadStatus } from '@/lib/leads/admin-form'
import { counted } from '@/lib/i18n/formats'

const tones: Record<LeadStatus, BadgeTone> = {
  new: 'strong',
  contacted: 'active',
  applied: 'waiting',
  enrolled: 'good',
  lost: 'quiet',
}

/** A lead's status. */
export function StatusBadge({ status }: { status: LeadStatus }) {
  const t = useTranslations('Leads.status')
  return <Badge tone={tones[status]}>{t(status)}</Badge>
}

const HOUR = 60 * 60 * 1000

/** The time since a lead wrote. */
export function Age({ since, now }: { since: string; now: number }) {
  const locale = useLocale()
  const t = useTranslations('Leads.lead')
  const hours = Math.floor((now - Date.parse(since)) / HOUR)
  return hours < 24 ? t('ageHours', { hours }) : t('ageDays', counted(Math.floor(hours / 24), locale))
}
