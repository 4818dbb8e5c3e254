import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PaymentView } from '@/components/payments/admin/payment-view'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { Notice } from '@/components/ui/notice'
import { paymentFile } from '@/lib/payments/admin/file-queries'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('paymentAdmin')

export default async function PaymentPage({ params }: PageProps<'/[locale]/admin/payments/[id]'>) {
  const [locale, t, { id }] = await Promise.all([getLocale(), getTranslations('PaymentsAdmin'), params])
  const staff = await requireStaff(locale, routes.paymentAdmin(id))
  // Only admins learn whether the payment exists.
  const found = staff.role === 'admin' ? await settle('paymentFile', paymentFile(id)) : null
  if (found?.ok && !found.data) notFound()
  const file = found?.ok ? found.data : null
  return (
    <AdminPage
      staff={staff}
      title={file ? file.name : t('payment.details')}
      back={{ href: routes.payments, label: t('form.back') }}
    >
      {file ? <PaymentView file={file} /> : <Notice variant="alert">{t('failed')}</Notice>}
    </AdminPage>
  )
}
