import { useLocale, useTranslations } from 'next-intl'
import { dayText } from '@/components/ui/day'
import { today } from '@/lib/dates'
import { formatLocale } from '@/lib/i18n/routing'
import type { Member } from '@/lib/staff/member-queries'

/** Whether a member has two-step verification, or from when it is required. */
export function MemberFactor({ member: { enrolledAt, requiredAt, isOverdue } }: { member: Member }) {
  const tag = formatLocale[useLocale()]
  const t = useTranslations('Staff.members')
  const day = (iso: string) => dayText(today(new Date(iso)), tag)
  if (enrolledAt) return t('factorOn', { date: day(enrolledAt) })
  if (!requiredAt) return t('factorOff')
  return t(isOverdue ? 'factorOverdue' : 'factorRequired', { date: day(requiredAt) })
}
