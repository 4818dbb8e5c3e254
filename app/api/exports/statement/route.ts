import { fileResponse } from '@/lib/http/file-response'
import { exportStatement } from '@/lib/payments/admin/statement-export'
import { routes } from '@/lib/routes'

/** The payment requests and payments of the person of an e-mail address, as PDF. */
export function POST(request: Request) {
  return fileResponse(
    request,
    () => routes.payments,
    (form) => exportStatement(form.get('email')),
  )
}
