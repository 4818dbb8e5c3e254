import { uploadAnswer } from '@/lib/media/answers'
import { uploadPicture } from '@/lib/media/file-queries'

/**
 * Takes a picture as the body. A route and not an action, because an action takes 1 MB, tells nothing of its
 * progress, and keeps a save waiting until it is done. Answers `{ address, width, height }`, or `{ code }`.
 */
export const POST = (request: Request) => uploadAnswer(request, uploadPicture)
