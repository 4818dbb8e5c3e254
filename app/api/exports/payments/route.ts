import { fileResponse } from '@/lib/http/file-response'
import { exportPayments } from '@/lib/payments/admin/export'
import { paymentFilters, paymentsPath } from '@/lib/payments/admin/filters'

const filtersOf = (form: FormData) => paymentFilters(Object.fromEntries(form))

/** The filtered payments as a file. */
export function POST(request: Request) {
  return fileResponse(
    request,
    (form) => paymentsPath(filtersOf(form)),
    (form, locale) => exportPayments(filtersOf(form), locale, form),
  )
}
