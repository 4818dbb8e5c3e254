import { useTranslations } from 'next-intl'
import { StaffPage } from '@/components/staff/admin/staff-page'
import { ButtonLink } from '@/components/ui/link'
import { routes } from '@/lib/routes'

/** Shown for a deleted lead; links back to the list. */
export default function LeadNotFound() {
  const t = useTranslations('Leads.lead')
  return (
    <StaffPage title={t('goneTitle')}>
      <p className="max-w-xl text-lead text-quiet">{t('goneText')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={routes.leads}>{t('back')}</ButtonLink>
        <ButtonLink variant="quiet" href={routes.dashboard}>
          {t('toDashboard')}
        </ButtonLink>
      </div>
    </StaffPage>
  )
}
