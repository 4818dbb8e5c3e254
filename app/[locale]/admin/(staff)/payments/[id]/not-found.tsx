import { useLocale, useTranslations } from 'next-intl'
import { StaffPage } from '@/components/staff/admin/staff-page'
import { ButtonLink } from '@/components/ui/button'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'

/** Shown for a payment that does not exist; leads back to the others. */
export default function PaymentNotFound() {
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin')
  return (
    <StaffPage title={t('payment.goneTitle')}>
      <p className="mb-6 max-w-xl text-lead text-quiet">{t('payment.goneText')}</p>
      <ButtonLink href={localePath(routes.payments, locale)}>{t('form.back')}</ButtonLink>
    </StaffPage>
  )
}
