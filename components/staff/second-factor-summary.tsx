import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/link'
import { today } from '@/lib/dates'
import { formatDay } from '@/lib/i18n/formats'
import { routes } from '@/lib/routes'
import type { SecondFactorStatus } from '@/lib/staff/sign-in/second-factor-queries'
import type { Member } from '@/lib/staff/members/queries'

/** Formats a moment's day at the office, in the page's language. */
export function useDay() {
  const locale = useLocale()
  return (iso: string) => formatDay(today(new Date(iso)), locale, 'medium')
}

/** The account's two-step verification, any deadline, and a link to set it up or change it. */
export function SecondFactorSummary({ status }: { status: SecondFactorStatus }) {
  const t = useTranslations('Staff.factor')
  const day = useDay()
  const { enrolledAt, codesLeft, requiredAt, resetAt } = status
  return (
    <>
      <p className="text-quiet">
        {enrolledAt
          ? `${t('onSince', { date: day(enrolledAt) })} ${t('codesLeft', { count: codesLeft })}`
          : t('intro')}
      </p>
      {resetAt && <p className="mt-3 font-semibold">{t('reset', { date: day(resetAt) })}</p>}
      {!enrolledAt && requiredAt && (
        <p className="mt-3 font-semibold">{t('deadline', { date: day(requiredAt) })}</p>
      )}
      <ButtonLink href={routes.twoStep} variant={enrolledAt ? 'quiet' : 'primary'} className="mt-5">
        {enrolledAt ? t('manage') : t('setUp')}
      </ButtonLink>
    </>
  )
}

/** Whether a member has two-step verification, or from when it is required. */
export function MemberFactor({ member: { enrolledAt, requiredAt, isOverdue } }: { member: Member }) {
  const t = useTranslations('Staff.members')
  const day = useDay()
  if (enrolledAt) return t('factorOn', { date: day(enrolledAt) })
  if (!requiredAt) return t('factorOff')
  return t(isOverdue ? 'factorOverdue' : 'factorRequired', { date: day(requiredAt) })
}
