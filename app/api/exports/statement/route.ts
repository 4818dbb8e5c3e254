import { fileResponse } from '@/lib/http/file-response'
import { exportStatement } from '@/lib/payments/statement-export'
import { routes } from '@/lib/routes'

/** What the person of an e-mail address was asked for and what was paid, as PDF. */
export function POST(request: Request) {
  return fileResponse(
    request,
    () => routes.payments,
    (form) => exportStatement(form.get('email')),
  )
}
