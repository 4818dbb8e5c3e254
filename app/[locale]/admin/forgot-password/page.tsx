import { getLocale, getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { LoginFrame } from '@/components/staff/login-frame'
import { LoginLink } from '@/components/staff/login-link'
import { PasswordLinkForm } from '@/components/staff/password-link-form'
import { env } from '@/lib/env'
import { requestPasswordLink } from '@/lib/staff/password-actions'
import { signInPath } from '@/lib/staff/schema'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => unlistedMetadata('forgotPassword')

export default async function ForgotPasswordPage() {
  // Whether there is mail is a matter of the server that runs, not of the one that built.
  await connection()
  const [locale, t, login] = await Promise.all([
    getLocale(),
    getTranslations('Staff.password'),
    getTranslations('Staff.login'),
  ])
  const mail = env.STAFF_MAIL === 'on'
  return (
    <LoginFrame title={t('forgotTitle')} intro={mail ? t('forgotIntro') : t('mailOff')}>
      {mail && (
        <PasswordLinkForm
          act={requestPasswordLink.bind(null, locale)}
          texts={{
            email: login('email'),
            submit: t('send'),
            submitting: t('sending'),
            sent: t('sent'),
            sentHelp: t('sentHelp'),
            errors: {
              invalidEmail: t('invalidEmail'),
              tooManyAttempts: login('tooManyAttempts'),
              mailOff: t('mailOff'),
              linkFailed: t('linkFailed'),
            },
          }}
        />
      )}
      <LoginLink href={signInPath(locale)}>{t('toSignIn')}</LoginLink>
    </LoginFrame>
  )
}
