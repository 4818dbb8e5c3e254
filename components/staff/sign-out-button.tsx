import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Locale } from '@/lib/i18n/routing'
import { signOut } from '@/lib/staff/sign-in/actions'

/** Signs out from a sign-in page before sign-in is complete. */
export function SignOutButton({ locale }: { locale: Locale }) {
  const t = useTranslations('Staff.menu')
  return (
    <form action={signOut.bind(null, locale)} className="mt-5">
      <Button variant="quiet">{t('signOut')}</Button>
    </form>
  )
}
