import { useLocale, useTranslations } from 'next-intl'
import { StaffPage } from '@/components/staff/admin/staff-page'
import { ButtonLink } from '@/components/ui/button'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'

/** Shown for somebody who is not staff, or is no longer; leads back to the members. */
export default function StaffMemberNotFound() {
  const locale = useLocale()
  const t = useTranslations('Staff.members')
  return (
    <StaffPage title={t('goneTitle')}>
      <p className="mb-6 max-w-xl text-lead text-quiet">{t('goneText')}</p>
      <ButtonLink href={localePath(routes.staff, locale)}>{t('back')}</ButtonLink>
    </StaffPage>
  )
}
