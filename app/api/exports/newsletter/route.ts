import { deliver } from '@/lib/privacy/deliver'
import { exportNewsletter } from '@/lib/privacy/exports'

/** The addresses of the newsletter, as a table. */
export function POST(request: Request) {
  return deliver(
    request,
    () => '/admin/dashboard',
    (_form, locale) => exportNewsletter(locale),
  )
}
