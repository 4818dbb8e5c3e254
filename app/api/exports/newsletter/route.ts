import { fileResponse } from '@/lib/http/file-response'
import { exportNewsletter } from '@/lib/newsletter/export'
import { routes } from '@/lib/routes'

/** The addresses of the newsletter as a file. */
export function POST(request: Request) {
  return fileResponse(
    request,
    () => routes.newsletterAdmin,
    (form, locale) => exportNewsletter(locale, form),
  )
}
