import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { LoginForm } from '@/components/staff/login-form'
import { CardHeading, CardLink } from '@/components/staff/sign-in-card'
import { Notice } from '@/components/ui/notice'
import { IDLE_SESSION_HOURS } from '@/lib/retention'
import { routes } from '@/lib/routes'
import { signIn } from '@/lib/staff/sign-in/actions'
import { getSession } from '@/lib/staff/queries'
import { SIGN_IN_NOTICES, neededPath, nextOf } from '@/lib/staff/sign-in/path'

export const generateMetadata = () => unlistedMetadataOf('login')

export default async function LoginPage({ searchParams }: PageProps<'/[locale]/admin/login'>) {
  const [locale, t, query] = await Promise.all([getLocale(), getTranslations('Staff.login'), searchParams])
  const next = nextOf(query, locale)
  // If Supabase does not answer, the form still appears, and says so on submission.
  const state = await getSession().then(
    (session) => session.state,
    () => 'signedOut' as const,
  )
  const isOut = state === 'signedOut' || state === 'idle' || state === 'notStaff'
  if (!isOut) redirect(neededPath(state, locale, next))
  const notice = state === 'idle' ? state : SIGN_IN_NOTICES.find((name) => name === query.notice)
  return (
    <>
      <CardHeading title={t('title')} intro={t('intro')} />
      {notice && (
        <div className="mb-5">
          <Notice variant="good">{t(`notices.${notice}`, { hours: IDLE_SESSION_HOURS })}</Notice>
        </div>
      )}
      <LoginForm action={signIn.bind(null, next)} />
      <CardLink href={routes.forgotPassword}>{t('forgot')}</CardLink>
    </>
  )
}
