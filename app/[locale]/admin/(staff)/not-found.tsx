import { useTranslations } from 'next-intl'
import { StaffPage } from '@/components/staff/admin/staff-page'
import { ButtonLink } from '@/components/ui/link'
import { routes } from '@/lib/routes'

/** Shown by a staff page whose address names something that is not there; leads back to the dashboard. */
export default function StaffPageNotFound() {
  const t = useTranslations('NotFound')
  return (
    <StaffPage title={t('title')}>
      <p className="mb-6 max-w-xl text-lead text-quiet">{t('staffText')}</p>
      <ButtonLink href={routes.dashboard}>{t('dashboard')}</ButtonLink>
    </StaffPage>
  )
}
