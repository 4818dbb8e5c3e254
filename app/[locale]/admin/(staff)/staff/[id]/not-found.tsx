import { useTranslations } from 'next-intl'
import { StaffPage } from '@/components/staff/admin/staff-page'
import { ButtonLink } from '@/components/ui/link'
import { routes } from '@/lib/routes'

/** Shown for people who are not, or no longer, staff; links back to the members. */
export default function StaffMemberNotFound() {
  const t = useTranslations('Staff.members')
  return (
    <StaffPage title={t('goneTitle')}>
      <p className="mb-6 max-w-xl text-lead text-quiet">{t('goneText')}</p>
      <ButtonLink href={routes.staff}>{t('back')}</ButtonLink>
    </StaffPage>
  )
}
