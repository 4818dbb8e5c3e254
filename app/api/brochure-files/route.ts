import { uploadAnswer } from '@/lib/media/answers'
import { openUpload, takeUpload, uploadBrochure } from '@/lib/media/file-queries'

/** Maximum seconds for the function: 15 MB are read from storage and written to it. */
export const maxDuration = 60

/**
 * For admins: opens an upload of a brochure to storage (`{ address, name }`), publishes the brochure of the upload
 * `?upload=` (`{ address }`), or with `?file` the PDF in the body; a route for the reasons of app/api/pictures. Answers
 * `{ code }` if it is refused.
 */
export function POST(request: Request) {
  const { searchParams } = new URL(request.url)
  const upload = searchParams.get('upload')
  if (upload !== null) return uploadAnswer(request, () => takeUpload(upload))
  return uploadAnswer(request, searchParams.has('file') ? uploadBrochure : openUpload)
}
