import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { LoginForm } from '@/components/staff/login-form'
import { LoginFrame } from '@/components/staff/login-frame'
import { LoginLink } from '@/components/staff/login-link'
import { Notice } from '@/components/ui/notice'
import { signIn } from '@/lib/staff/actions'
import { getSession } from '@/lib/staff/queries'
import { SIGN_IN_NOTICES, safeNext } from '@/lib/staff/schema'
import { localePath } from '@/lib/i18n/paths'
import { IDLE_SESSION_HOURS } from '@/lib/retention'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => unlistedMetadata('login')

type Props = { searchParams: Promise<{ next?: string | string[]; notice?: string | string[] }> }

export default async function LoginPage({ searchParams }: Props) {
  const [locale, t, query] = await Promise.all([getLocale(), getTranslations('Staff.login'), searchParams])
  const asked = [query.next].flat()[0]
  const next = asked ? safeNext(asked) : localePath('/admin/dashboard', locale)
  // When Supabase does not answer, the form is shown all the same and says so on the attempt.
  const state = await getSession().then(
    (session) => session.state,
    () => 'signedOut' as const,
  )
  if (state === 'staff') redirect(next)
  const notice = state === 'idle' ? state : SIGN_IN_NOTICES.find((name) => name === query.notice)
  const notices = {
    idle: t('idle', { hours: IDLE_SESSION_HOURS }),
    passwordSet: t('passwordSet'),
    everywhere: t('everywhere'),
  }
  return (
    <LoginFrame title={t('title')} intro={t('intro')}>
      {notice && (
        <div className="mb-5">
          <Notice variant="good">{notices[notice]}</Notice>
        </div>
      )}
      <LoginForm
        act={signIn.bind(null, next)}
        texts={{
          email: t('email'),
          password: t('password'),
          submit: t('submit'),
          submitting: t('submitting'),
          errors: {
            invalidCredentials: t('invalidCredentials'),
            failed: t('failed'),
            tooManyAttempts: t('tooManyAttempts'),
            notStaff: t('notStaff'),
          },
        }}
      />
      <LoginLink href={localePath('/admin/forgot-password', locale)}>{t('forgot')}</LoginLink>
    </LoginFrame>
  )
}
