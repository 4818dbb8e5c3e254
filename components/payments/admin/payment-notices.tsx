import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { counted } from '@/lib/i18n/formats'
import { paymentFilters, paymentsPath } from '@/lib/payments/admin/filters'
import { paymentCounts } from '@/lib/payments/admin/queries'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'

/**
 * Tells admins that PayFast notifications failed a check and, except on the list itself, that proofs of payment await
 * them; nothing if all is well.
 */
export async function PaymentNotices({ withProofs = false }: { withProofs?: boolean }) {
  const [locale, t, counts] = await Promise.all([
    getLocale(),
    getTranslations('PaymentsAdmin.notices'),
    settle('paymentCounts', paymentCounts()),
  ])
  if (!counts.ok) return null
  const { notifications, proof } = counts.data
  const notices = [
    { key: 'refused', variant: 'alert', count: notifications, path: routes.paymentNotifications },
    {
      key: 'proofs',
      variant: 'good',
      count: withProofs ? proof : 0,
      path: paymentsPath(paymentFilters({ state: 'proof' })),
    },
  ] as const
  return notices
    .filter(({ count }) => count > 0)
    .map(({ key, variant, count, path }) => (
      <Notice key={key} variant={variant} size="small">
        <span className="flex flex-wrap items-center justify-between gap-x-6 min-h-11">
          {t(key, counted(count, locale))}
          <Link
            href={path}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t('view')}
          </Link>
        </span>
      </Notice>
    ))
}
