import { uploadAnswer } from '@/lib/media/answers'
import { openUpload, takeUpload, uploadBrochure } from '@/lib/media/file-queries'

/** Maximum seconds for the function: 15 MB are read from storage and written to it. */
export const maxDuration = 60

/** Opens an upload of a brochure to storage, for admins. Answers `{ address, name }` or `{ code }`. */
export const POST = (request: Request) => uploadAnswer(request, openUpload)

/**
 * Publishes the brochure of the upload `?upload=`, or without one the PDF in the body; a route for the reasons of
 * app/api/pictures. Answers `{ address }` or `{ code }`.
 */
export function PUT(request: Request) {
  const upload = new URL(request.url).searchParams.get('upload')
  return uploadAnswer(request, upload === null ? uploadBrochure : () => takeUpload(upload))
}
