import 'server-only'
import { spreadsheetDay, spreadsheetTime } from '@/lib/dates'
import type { ListExport } from '@/lib/http/file-response'
import { plainSpaces } from '@/lib/i18n/formats'
import { translator } from '@/lib/i18n/translator'
import { formatIdd } from '@/lib/leads/phone'
import { purposeText } from '@/lib/receipts/purpose'
import { fail, ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import { type Column, tableFile } from '@/lib/table/table-file'
import type { PaymentFilters } from './filters'
import { exportedPayments } from './queries'
import type { ListedPayment } from './schema'

/** The filtered payments as a file in the page's language. The database logs it. Admins only. */
export const exportPayments: ListExport<PaymentFilters> = async (filters, locale, form) => {
  const admin = await authorizeAdmin()
  if (!admin.ok) return admin
  const payments = await exportedPayments(filters)
  if (!payments) return fail('tooMany')
  const t = translator(locale)
  const columns: Column<ListedPayment>[] = [
    [t('PaymentsAdmin.export.reference'), (payment) => payment.reference],
    [t('PaymentsAdmin.export.firstName'), (payment) => payment.firstName],
    [t('PaymentsAdmin.export.surname'), (payment) => payment.surname],
    [t('PaymentsAdmin.export.email'), (payment) => payment.email],
    [t('PaymentsAdmin.export.phone'), ({ phone }) => phone && formatIdd(phone)],
    [
      t('PaymentsAdmin.export.what'),
      (payment) => plainSpaces(purposeText(payment, (key, values) => t(`Payments.purposes.${key}`, values))),
    ],
    [t('PaymentsAdmin.export.status'), ({ state }) => t(`PaymentsAdmin.statuses.${state}`)],
    [t('PaymentsAdmin.export.dueOn'), ({ dueOn }) => dueOn && spreadsheetDay(dueOn)],
    [t('PaymentsAdmin.export.amount'), (payment) => Number(payment.amount)],
    [t('PaymentsAdmin.export.received'), (payment) => Number(payment.received)],
    [t('PaymentsAdmin.export.refunded'), (payment) => Number(payment.refunded)],
    [t('PaymentsAdmin.export.outstanding'), (payment) => Number(payment.outstanding)],
    [t('PaymentsAdmin.export.surplus'), (payment) => Number(payment.surplus)],
    [t('PaymentsAdmin.export.askedAt'), ({ askedAt }) => askedAt && spreadsheetTime(askedAt)],
    [t('PaymentsAdmin.export.completedAt'), ({ completedAt }) => completedAt && spreadsheetTime(completedAt)],
  ]
  return ok(tableFile(form, t('PaymentsAdmin.export.file'), columns, payments))
}
