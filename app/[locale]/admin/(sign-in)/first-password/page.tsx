import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { FirstPasswordForm } from '@/components/staff/new-password-form'
import { CardHeading, SignOutButton } from '@/components/staff/sign-in-card'
import { replaceFirstPassword } from '@/lib/staff/password/actions'
import { getSession } from '@/lib/staff/queries'
import { neededPath, nextOf } from '@/lib/staff/sign-in/path'

export const generateMetadata = () => unlistedMetadataOf('firstPassword')

/** Accounts with a first password have no rights yet; every page redirects here. */
export default async function FirstPasswordPage({
  searchParams,
}: PageProps<'/[locale]/admin/first-password'>) {
  const locale = await getLocale()
  const t = await getTranslations('Staff.firstPassword')
  const next = nextOf(await searchParams, locale)
  const { state } = await getSession()
  if (state !== 'firstPassword') redirect(neededPath(state, locale, next))
  return (
    <>
      <CardHeading title={t('title')} intro={t('intro')} />
      <FirstPasswordForm action={replaceFirstPassword.bind(null, next)} />
      <SignOutButton locale={locale} />
    </>
  )
}
