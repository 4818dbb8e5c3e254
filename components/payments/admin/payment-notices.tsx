import { getLocale, getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { counted } from '@/lib/i18n/formats'
import { paymentCounts } from '@/lib/payments/admin/queries'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'

/** Tells admins that PayFast notifications failed a check; nothing if all is well. */
export async function PaymentNotices() {
  const [locale, t, counts] = await Promise.all([
    getLocale(),
    getTranslations('PaymentsAdmin.notices'),
    settle('paymentCounts', paymentCounts()),
  ])
  if (!counts.ok || counts.data.notifications === 0) return null
  return (
    <Notice variant="alert">
      <span className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {t('refused', counted(counts.data.notifications, locale))}
        <ButtonLink variant="quiet" href={routes.paymentNotifications}>
          {t('view')}
        </ButtonLink>
      </span>
    </Notice>
  )
}
