import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { counted } from '@/lib/i18n/formats'
import { paymentCounts } from '@/lib/payments/admin/queries'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'

/** Tells admins that PayFast notifications failed a check; nothing if all is well. */
export async function PaymentNotices() {
  const locale = await getLocale()
  const t = await getTranslations('PaymentsAdmin.notices')
  const counts = await settle('paymentCounts', paymentCounts())
  if (!counts.ok || counts.data.notifications === 0) return null
  return (
    <Notice variant="alert" size="small">
      <span className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        {t('refused', counted(counts.data.notifications, locale))}
        <Link
          href={routes.paymentNotifications}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t('view')}
        </Link>
      </span>
    </Notice>
  )
}
