import { fileResponse } from '@/lib/http/file-response'
import { exportNewsletter } from '@/lib/newsletter/export'
import { routes } from '@/lib/routes'

/** The addresses of the newsletter as a CSV file. */
export function POST(request: Request) {
  return fileResponse(
    request,
    () => routes.newsletterAdmin,
    (_form, locale) => exportNewsletter(locale),
  )
}
