import { fileResponse } from '@/lib/http/file-response'
import { routes } from '@/lib/routes'
import { exportContent } from '@/lib/site-content/export'

/** The published content as a JSON file, which another copy of the site can import. */
export function POST(request: Request) {
  return fileResponse(request, () => routes.siteImport, exportContent)
}
