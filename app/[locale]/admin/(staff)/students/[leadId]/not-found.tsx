import { useTranslations } from 'next-intl'
import { StaffPage } from '@/components/staff/admin/staff-page'
import { ButtonLink } from '@/components/ui/link'
import { routes } from '@/lib/routes'

/** Shown for a deleted person; links back to the register. */
export default function StudentNotFound() {
  const t = useTranslations('Students')
  return (
    <StaffPage title={t('goneTitle')}>
      <p className="mb-6 max-w-xl text-lead text-quiet">{t('goneText')}</p>
      <ButtonLink href={routes.students}>{t('title')}</ButtonLink>
    </StaffPage>
  )
}
