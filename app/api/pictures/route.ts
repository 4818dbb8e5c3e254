import { uploadAnswer } from '@/lib/media/answers'
import { uploadPicture } from '@/lib/media/file-queries'

/**
 * Takes a picture as the body. A route rather than an action, because actions are limited to 1 MB, report no progress,
 * and block saves until done. Answers `{ address, width, height }` or `{ code }`.
 */
export const POST = (request: Request) => uploadAnswer(request, uploadPicture)
