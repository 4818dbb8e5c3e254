import { getLocale, getTranslations } from 'next-intl/server'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { NewPasswordForm } from '@/components/staff/new-password-form'
import { CardHeading, CardLink } from '@/components/staff/sign-in-card'
import { ButtonLink } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import { setNewPassword } from '@/lib/staff/password/link-actions'
import { type MailedLink, mailedLinkSchema } from '@/lib/staff/schema'

export const generateMetadata = () => unlistedMetadataOf('newPassword')

type Query = Record<string, string | string[] | undefined>

/** The secret of a mailed link; undefined if the auth server rejected the link and sent `error` instead. */
function mailedLink(query: Query): MailedLink | undefined {
  const kind = query.token_hash === undefined ? 'code' : 'token_hash'
  return mailedLinkSchema.safeParse({ kind, value: query[kind] }).data
}

/** Opening the link does not redeem it, because mail scanners open links; setting a password does. */
export default async function NewPasswordPage({ searchParams }: PageProps<'/[locale]/admin/new-password'>) {
  const locale = await getLocale()
  const t = await getTranslations('Staff.password')
  const error = await getTranslations('Staff.errors')
  const query = await searchParams
  const link = mailedLink(query)
  if (!link)
    return (
      <>
        <CardHeading title={t('newTitle')} intro={error('linkInvalid')} />
        <ButtonLink href={routes.forgotPassword} className="w-full">
          {t('askAgain')}
        </ButtonLink>
        <CardLink href={routes.login}>{t('toSignIn')}</CardLink>
      </>
    )
  return (
    <>
      <CardHeading title={t('newTitle')} intro={t('newIntro')} />
      <NewPasswordForm action={setNewPassword.bind(null, locale, link)} />
    </>
  )
}
