import { uploadAnswer } from '@/lib/media/answers'
import { uploadBrochure } from '@/lib/media/file-queries'

/**
 * Takes a PDF as the body, from admins; a route for the reasons of app/api/pictures. Answers `{ address }` or `{ code
 * }`.
 */
export const POST = (request: Request) => uploadAnswer(request, uploadBrochure)
