import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Locale } from '@/lib/i18n/routing'
import { signOut } from '@/lib/staff/sign-in/actions'

/** The way out of a sign-in page of somebody who is half signed in. */
export function SignOutButton({ locale }: { locale: Locale }) {
  const t = useTranslations('Staff.bar')
  return (
    <form action={signOut.bind(null, locale)} className="mt-5">
      <Button type="submit" variant="quiet">
        {t('signOut')}
      </Button>
    </form>
  )
}
