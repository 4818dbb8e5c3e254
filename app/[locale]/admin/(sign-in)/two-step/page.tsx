import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { SecondFactorForm } from '@/components/staff/second-factor-form'
import { CardHeading, CardLink } from '@/components/staff/sign-in-card'
import { SignOutButton } from '@/components/staff/sign-out-button'
import { Notice } from '@/components/ui/notice'
import { dayText } from '@/components/ui/day'
import { today } from '@/lib/dates'
import { localePath } from '@/lib/i18n/paths'
import { formatLocale } from '@/lib/i18n/routing'
import { routes, withQuery } from '@/lib/routes'
import { unlistedMetadata } from '@/lib/seo/metadata'
import { getSession } from '@/lib/staff/queries'
import { changeSecondFactor } from '@/lib/staff/second-factor-actions'
import { secondFactorStatus } from '@/lib/staff/second-factor-queries'
import { missingFactorPath, safeNext, signInPath } from '@/lib/staff/sign-in-path'

export const generateMetadata = () => unlistedMetadata('twoStep')

/** Where two-step verification is set up, renewed and removed. Admins who must have it are led here from every page. */
export default async function TwoStepPage({
  searchParams,
}: {
  searchParams: Promise<{ next?: string | string[] }>
}) {
  const [locale, t, query] = await Promise.all([getLocale(), getTranslations('Staff.factor'), searchParams])
  const given = [query.next].flat()[0]
  const next = given ? safeNext(given) : localePath(routes.account, locale)
  const here = localePath(withQuery(routes.twoStep, { next: given ? next : null }), locale)
  const { state } = await getSession()
  if (state === 'code') redirect(missingFactorPath(locale, state, here))
  if (state !== 'staff' && state !== 'enrol') redirect(signInPath(locale, { next: here }))
  const { enrolledAt, codesLeft, resetAt } = await secondFactorStatus()
  const day = (iso: string) => dayText(today(new Date(iso)), formatLocale[locale])
  return (
    <>
      <CardHeading
        title={t('title')}
        intro={enrolledAt ? t('onSince', { date: day(enrolledAt), count: codesLeft }) : t('intro')}
      />
      {!enrolledAt && (resetAt || state === 'enrol') && (
        <div className="mb-5">
          <Notice variant="alert">{resetAt ? t('reset', { date: day(resetAt) }) : t('required')}</Notice>
        </div>
      )}
      <SecondFactorForm
        isEnrolled={enrolledAt !== null}
        next={next}
        action={changeSecondFactor.bind(null, locale)}
      />
      {state === 'staff' ? (
        <CardLink href={localePath(routes.account, locale)}>{t('toAccount')}</CardLink>
      ) : (
        <SignOutButton locale={locale} />
      )}
    </>
  )
}
