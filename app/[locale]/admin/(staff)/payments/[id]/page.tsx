import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PaymentSent } from '@/components/payments/admin/payment-sent'
import { PaymentView } from '@/components/payments/admin/payment-view'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { RolePage } from '@/components/staff/admin/staff-page'
import { ListSteps, adjacent } from '@/components/ui/admin/list-steps'
import { Notice } from '@/components/ui/notice'
import { pageNumber } from '@/lib/address-query'
import { paymentFile } from '@/lib/payments/admin/file-queries'
import { paymentFilters, paymentPath, paymentsPath } from '@/lib/payments/admin/filters'
import { SENT_PARAMETER, sendingWays } from '@/lib/payments/admin/form'
import { paymentLinks } from '@/lib/payments/admin/links'
import { paymentPage } from '@/lib/payments/admin/queries'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'
import { hasRightsOf } from '@/lib/staff/roles'

export const generateMetadata = () => unlistedMetadataOf('paymentAdmin')

/** One payment, opened from a page of the list; `?sent=` says how its request was sent just now. */
export default async function PaymentPage({
  params,
  searchParams,
}: PageProps<'/[locale]/admin/payments/[id]'>) {
  const t = await getTranslations('PaymentsAdmin')
  const { id } = await params
  const query = await searchParams
  const [filters, page] = [paymentFilters(query), pageNumber(query)]
  const staff = await requireStaff(paymentPath(id, filters, page))
  // Only admins and the office learn whether the payment exists.
  const isOffice = hasRightsOf(staff.role, 'office')
  const [found, list] = await Promise.all([
    isOffice ? settle('paymentFile', paymentFile(id)) : null,
    isOffice ? settle('paymentPage', paymentPage(filters, page)) : null,
  ])
  if (found?.ok && !found.data) notFound()
  const file = found?.ok ? found.data : null
  const steps = adjacent(list?.ok ? list.data.payments : [], id, (other) => paymentPath(other, filters, page))
  const sent = sendingWays.find((way) => way === query[SENT_PARAMETER])
  return (
    <RolePage
      role="office"
      staff={staff}
      title={file ? file.name : t('payment.details')}
      back={{ href: paymentsPath(filters, page), label: t('form.back') }}
      actions={
        <ListSteps
          {...steps}
          labels={{
            steps: t('payment.steps'),
            previous: t('payment.previous'),
            next: t('payment.next'),
          }}
        />
      }
    >
      {file?.token && sent && <PaymentSent way={sent} links={paymentLinks(file, file.token)} />}
      {file ? (
        <PaymentView file={file} isAdmin={staff.role === 'admin'} />
      ) : (
        <Notice variant="alert">{t('failed')}</Notice>
      )}
    </RolePage>
  )
}
