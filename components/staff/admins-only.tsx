import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { localePath } from '@/lib/i18n/paths'

/** What an editor reads where only admins may look, and where to go instead. */
export function AdminsOnly() {
  const locale = useLocale()
  const t = useTranslations('Dashboard')
  return (
    <div className="grid justify-items-start gap-5">
      <p className="max-w-xl text-lead text-quiet">{t('adminsOnly')}</p>
      <ButtonLink href={localePath('/blog/admin', locale)}>{t('toBlog')}</ButtonLink>
    </div>
  )
}
