import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { FirstPasswordForm } from '@/components/staff/first-password-form'
import { CardHeading } from '@/components/staff/sign-in-card'
import { Button } from '@/components/ui/button'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'
import { signOut } from '@/lib/staff/sign-in/actions'
import { replaceFirstPassword } from '@/lib/staff/password/actions'
import { getSession } from '@/lib/staff/queries'
import { safeNext, signInPath } from '@/lib/staff/sign-in/path'

export const generateMetadata = () => unlistedMetadataOf('firstPassword')

/** Accounts with a first password have no rights yet; every page redirects here. */
export default async function FirstPasswordPage({
  searchParams,
}: PageProps<'/[locale]/admin/first-password'>) {
  const locale = await getLocale()
  const t = await getTranslations('Staff.firstPassword')
  const bar = await getTranslations('Staff.menu')
  const query = await searchParams
  const given = [query.next].flat()[0]
  const next = given ? safeNext(given) : localePath(routes.dashboard, locale)
  const { state } = await getSession()
  if (state === 'staff') redirect(next)
  if (state !== 'firstPassword') redirect(signInPath(locale, { next }))
  return (
    <>
      <CardHeading title={t('title')} intro={t('intro')} />
      <FirstPasswordForm action={replaceFirstPassword.bind(null, next)} />
      <form action={signOut.bind(null, locale)} className="mt-4 grid">
        <Button type="submit" variant="quiet">
          {bar('signOut')}
        </Button>
      </form>
    </>
  )
}
