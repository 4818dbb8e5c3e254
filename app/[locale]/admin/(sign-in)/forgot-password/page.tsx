import { getLocale, getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { PasswordLinkForm } from '@/components/staff/password-link-form'
import { CardHeading, CardLink } from '@/components/staff/sign-in-card'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { requestPasswordLink } from '@/lib/staff/password/link-actions'

export const generateMetadata = () => unlistedMetadataOf('forgotPassword')

export default async function ForgotPasswordPage() {
  // Mail is a setting of the running server, not of the build.
  await connection()
  const locale = await getLocale()
  const t = await getTranslations('Staff.password')
  const error = await getTranslations('Staff.errors')
  const sendsMail = env.STAFF_MAIL === 'on'
  return (
    <>
      <CardHeading title={t('forgotTitle')} intro={sendsMail ? t('forgotIntro') : error('mailOff')} />
      {sendsMail && <PasswordLinkForm action={requestPasswordLink.bind(null, locale)} />}
      <CardLink href={routes.login}>{t('toSignIn')}</CardLink>
    </>
  )
}
