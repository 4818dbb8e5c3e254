import { isOwnOrigin } from '@/lib/http/sender'
import { foreignUpload } from '@/lib/media/upload-answer'
import { routes } from '@/lib/routes'
import { storeAskedDocument } from '@/lib/students/link-queries'
import { linkToken } from '@/lib/http/link-token'
import { documentAnswer } from '@/lib/students/documents'

/** Maximum seconds for the function: a phone may take a while to upload 4 MB. */
export const maxDuration = 60

/** Takes a document from a link's form, and redirects back with the outcome. Actions are limited to 1 MB. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ token: string; key: string }> },
) {
  const given = await params
  const token = linkToken.safeParse(given.token)
  if (!isOwnOrigin(request.headers) || !token.success) return foreignUpload()
  const outcome = await storeAskedDocument(token.data, given.key, request)
  return documentAnswer(request, routes.documents(token.data), given.key, outcome)
}
