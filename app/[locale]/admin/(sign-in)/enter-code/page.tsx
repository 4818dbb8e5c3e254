import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { SecondFactorCodeForm } from '@/components/staff/second-factor-code-form'
import { CardHeading, CardLink } from '@/components/staff/sign-in-card'
import { SignOutButton } from '@/components/staff/sign-out-button'
import { localePath } from '@/lib/i18n/paths'
import { routes, withQuery } from '@/lib/routes'
import { unlistedMetadata } from '@/lib/seo/metadata'
import { getSession } from '@/lib/staff/queries'
import { passSecondFactor } from '@/lib/staff/second-factor-actions'
import { missingFactorPath, safeNext, signInPath } from '@/lib/staff/sign-in-path'

export const generateMetadata = () => unlistedMetadata('enterCode')

type Props = { searchParams: Promise<{ next?: string | string[]; way?: string | string[] }> }

/** The page after the password: a code of the authenticator app or, with `?way=recovery`, a recovery code. */
export default async function EnterCodePage({ searchParams }: Props) {
  const [locale, t, query] = await Promise.all([getLocale(), getTranslations('Staff.factor'), searchParams])
  const given = [query.next].flat()[0]
  const next = given ? safeNext(given) : localePath(routes.dashboard, locale)
  const { state } = await getSession()
  if (state === 'staff') redirect(next)
  if (state === 'enrol') redirect(missingFactorPath(locale, state, next))
  if (state !== 'code') redirect(signInPath(locale, { next }))
  const kind = query.way === 'recovery' ? 'recovery' : 'app'
  const other = withQuery(routes.enterCode, { next, way: kind === 'app' ? 'recovery' : null })
  return (
    <>
      <CardHeading title={t('title')} intro={kind === 'app' ? t('appIntro') : t('recoveryIntro')} />
      {/* A form of its own for each kind, so that nothing stays of what was typed into the other. */}
      <SecondFactorCodeForm key={kind} kind={kind} action={passSecondFactor.bind(null, kind, next)} />
      <CardLink href={localePath(other, locale)}>{kind === 'app' ? t('useRecovery') : t('useApp')}</CardLink>
      <p className="mt-2 text-small text-quiet">{t('lost')}</p>
      <SignOutButton locale={locale} />
    </>
  )
}
