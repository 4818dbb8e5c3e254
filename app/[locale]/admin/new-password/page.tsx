import { getLocale, getTranslations } from 'next-intl/server'
import { LoginFrame } from '@/components/staff/login-frame'
import { LoginLink } from '@/components/staff/login-link'
import { NewPasswordForm } from '@/components/staff/password-new-form'
import { passwordTexts } from '@/components/staff/password-texts'
import { ButtonLink } from '@/components/ui/button'
import { setNewPassword } from '@/lib/staff/password-actions'
import { type MailedLink, mailedLinkSchema, signInPath } from '@/lib/staff/schema'
import { localePath } from '@/lib/i18n/paths'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => unlistedMetadata('newPassword')

type Query = Record<string, string | string[] | undefined>

/** What a mailed link carries; nothing where the auth server found it invalid and sent `error` instead. */
function mailedLink(query: Query): MailedLink | undefined {
  const kind = query.token_hash === undefined ? 'code' : 'token_hash'
  return mailedLinkSchema.safeParse({ kind, value: query[kind] }).data
}

/** The link is not used by opening it, as programs that check mail do, but by setting a password. */
export default async function NewPasswordPage({ searchParams }: { searchParams: Promise<Query> }) {
  const [locale, t, login, words, query] = await Promise.all([
    getLocale(),
    getTranslations('Staff.password'),
    getTranslations('Staff.login'),
    passwordTexts(),
    searchParams,
  ])
  const link = mailedLink(query)
  const askHref = localePath('/admin/forgot-password', locale)
  if (!link)
    return (
      <LoginFrame title={t('newTitle')} intro={t('linkInvalid')}>
        <ButtonLink href={askHref} className="w-full">
          {t('askAgain')}
        </ButtonLink>
        <LoginLink href={signInPath(locale)}>{t('toSignIn')}</LoginLink>
      </LoginFrame>
    )
  return (
    <LoginFrame title={t('newTitle')} intro={t('newIntro')}>
      <NewPasswordForm
        act={setNewPassword.bind(null, locale, link)}
        askHref={askHref}
        words={words}
        texts={{
          submit: t('set'),
          submitting: t('setting'),
          askAgain: t('askAgain'),
          errors: {
            linkInvalid: t('linkInvalid'),
            tooManyAttempts: login('tooManyAttempts'),
            setFailed: t('setFailed'),
          },
        }}
      />
    </LoginFrame>
  )
}
