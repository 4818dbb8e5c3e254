import { useTranslations } from 'next-intl'
import type { Member } from '@/lib/staff/members/queries'
import { useDay } from '@/components/staff/second-factor-summary'

/** Whether a member has two-step verification, or from when it is required. */
export function MemberFactor({ member: { enrolledAt, requiredAt, isOverdue } }: { member: Member }) {
  const t = useTranslations('Staff.members')
  const day = useDay()
  if (enrolledAt) return t('factorOn', { date: day(enrolledAt) })
  if (!requiredAt) return t('factorOff')
  return t(isOverdue ? 'factorOverdue' : 'factorRequired', { date: day(requiredAt) })
}
