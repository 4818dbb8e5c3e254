import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { PasskeyButton } from '@/components/staff/passkey-button'
import { SecondFactorCodeForm } from '@/components/staff/second-factor-code-form'
import { CardHeading, CardLink, SignOutButton } from '@/components/staff/sign-in-card'
import { routes, withQuery } from '@/lib/routes'
import { passWithPasskey } from '@/lib/staff/sign-in/passkey-actions'
import { getSession } from '@/lib/staff/queries'
import { passSecondFactor } from '@/lib/staff/sign-in/second-factor-actions'
import { secondFactorStatus } from '@/lib/staff/sign-in/second-factor-queries'
import { neededPath, nextOf } from '@/lib/staff/sign-in/path'

export const generateMetadata = () => unlistedMetadataOf('enterCode')

/** Second step of sign-in: the account's passkey or authenticator code, or with `?way=recovery` a recovery code. */
export default async function EnterCodePage({ searchParams }: PageProps<'/[locale]/admin/enter-code'>) {
  const [locale, t, query] = await Promise.all([getLocale(), getTranslations('Staff.factor'), searchParams])
  const next = nextOf(query, locale)
  const { state } = await getSession()
  if (state !== 'code') redirect(neededPath(state, locale, next))
  const { hasApp, passkeys } = await secondFactorStatus()
  const kind = query.way === 'recovery' ? 'recovery' : 'app'
  const other = withQuery(routes.enterCode, { next, way: kind === 'app' ? 'recovery' : null })
  const offersPasskey = kind === 'app' && passkeys > 0
  const offersCode = kind === 'recovery' || hasApp
  const intro = kind === 'recovery' ? t('recoveryIntro') : offersPasskey ? t('passkeyIntro') : t('appIntro')
  return (
    <>
      <CardHeading title={t('title')} intro={intro} />
      {offersPasskey && <PasskeyButton pass={passWithPasskey.bind(null, next)} />}
      {offersPasskey && offersCode && (
        <p className="my-5 border-t border-line pt-5 text-quiet">{t('appInstead')}</p>
      )}
      {/* One form for each kind, so that input does not carry over. */}
      {offersCode && (
        <SecondFactorCodeForm key={kind} kind={kind} action={passSecondFactor.bind(null, kind, next)} />
      )}
      <CardLink href={other}>
        {kind === 'app' ? t('useRecovery') : passkeys > 0 ? t('usePasskey') : t('useApp')}
      </CardLink>
      <p className="mt-2 text-small text-quiet">{t('lost')}</p>
      <SignOutButton locale={locale} />
    </>
  )
}
