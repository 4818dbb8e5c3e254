import { useTranslations } from 'next-intl'
import { StaffPage } from '@/components/staff/admin/staff-page'
import { ButtonLink } from '@/components/ui/link'
import { routes } from '@/lib/routes'

/** Shown by staff pages for missing items; links back to the dashboard. */
export default function StaffPageNotFound() {
  const t = useTranslations('NotFound')
  return (
    <StaffPage title={t('title')}>
      <p className="mb-6 max-w-xl text-lead text-quiet">{t('staffText')}</p>
      <ButtonLink href={routes.dashboard}>{t('dashboard')}</ButtonLink>
    </StaffPage>
  )
}
