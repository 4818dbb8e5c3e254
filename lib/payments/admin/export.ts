import 'server-only'
import { spreadsheetDay, spreadsheetTime } from '@/lib/dates'
import type { ExportError, ExportFile } from '@/lib/http/file-response'
import { plainSpaces } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { formatIdd } from '@/lib/leads/phone'
import { type Result, fail, ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import { tableFile } from '@/lib/table/table-file'
import type { PaymentFilters } from './filters'
import { exportedPayments } from './queries'
import { purposeText } from '@/lib/receipts/purpose'

/** The filtered payments as a file in the page's language. The database logs the export. Admins only. */
export async function exportPayments(
  filters: PaymentFilters,
  locale: Locale,
  form: FormData,
): Promise<Result<ExportFile, ExportError>> {
  const admin = await authorizeAdmin()
  if (!admin.ok) return admin
  const payments = await exportedPayments(filters)
  if (!payments) return fail('tooMany')
  const t = translator(locale)
  const columns = [
    'reference',
    'firstName',
    'surname',
    'email',
    'phone',
    'what',
    'status',
    'dueOn',
    'amount',
    'received',
    'refunded',
    'outstanding',
    'surplus',
    'askedAt',
    'completedAt',
  ] as const
  const rows = payments.map((payment) => [
    payment.reference,
    payment.firstName,
    payment.surname,
    payment.email,
    payment.phone && formatIdd(payment.phone),
    plainSpaces(purposeText(payment, (key, values) => t(`Payments.purposes.${key}`, values))),
    t(`PaymentsAdmin.statuses.${payment.state}`),
    payment.dueOn && spreadsheetDay(payment.dueOn),
    Number(payment.amount),
    Number(payment.received),
    Number(payment.refunded),
    Number(payment.outstanding),
    Number(payment.surplus),
    payment.askedAt && spreadsheetTime(payment.askedAt),
    payment.completedAt && spreadsheetTime(payment.completedAt),
  ])
  const header = columns.map((column) => t(`PaymentsAdmin.export.${column}`))
  return ok(tableFile(form, t('PaymentsAdmin.export.file'), header, rows))
}
