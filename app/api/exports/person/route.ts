import { fileResponse } from '@/lib/http/file-response'
import { toLocale } from '@/lib/i18n/detection'
import { exportPerson } from '@/lib/privacy/export'
import { routes } from '@/lib/routes'

/** Everything that is kept about one person, as a page to read or as JSON. */
export function POST(request: Request) {
  return fileResponse(
    request,
    () => routes.privacyAdmin,
    (form, locale) =>
      exportPerson(
        form.get('address'),
        form.get('format') === 'page' ? (toLocale(String(form.get('language'))) ?? locale) : null,
      ),
  )
}
