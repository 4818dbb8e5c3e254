import { useTranslations } from 'next-intl'
import { StaffPage } from '@/components/staff/admin/staff-page'
import { ButtonLink } from '@/components/ui/link'
import { routes } from '@/lib/routes'

/** Shown for a missing payment; links back to the list. */
export default function PaymentNotFound() {
  const t = useTranslations('PaymentsAdmin')
  return (
    <StaffPage title={t('payment.goneTitle')}>
      <p className="mb-6 max-w-xl text-lead text-quiet">{t('payment.goneText')}</p>
      <ButtonLink href={routes.payments}>{t('form.back')}</ButtonLink>
    </StaffPage>
  )
}
