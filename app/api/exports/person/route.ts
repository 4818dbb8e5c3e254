import { fileResponse } from '@/lib/http/file-response'
import { exportPerson } from '@/lib/privacy/export'
import { routes } from '@/lib/routes'

/** Everything that is kept about one person, as JSON. */
export function POST(request: Request) {
  return fileResponse(
    request,
    () => routes.privacyAdmin,
    (form) => exportPerson(form.get('address')),
  )
}
