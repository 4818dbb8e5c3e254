import type { NextRequest } from 'next/server'
import type { PictureCode } from '@/lib/images/upload-rules'
import { uploadPicture } from '@/lib/media/picture-queries'
import { isOwnOrigin } from '@/lib/http/sender'

const statuses: Record<PictureCode, number> = {
  notAuthenticated: 401,
  tooLarge: 413,
  wrongKind: 415,
  broken: 422,
  busy: 503,
  failed: 503,
}

/**
 * Takes a picture as the body. A route and not an action, because an action takes 1 MB, tells nothing of its
 * progress, and keeps a save waiting until it is done. Answers `{ address, width, height }`, or `{ code }`.
 */
export async function POST(request: NextRequest) {
  const headers = { 'Cache-Control': 'no-store' }
  if (!isOwnOrigin(request.headers)) {
    return Response.json({ code: 'notAuthenticated' satisfies PictureCode }, { status: 403, headers })
  }
  const answer = await uploadPicture(request.body)
  if (answer.ok) return Response.json(answer.data, { status: 201, headers })
  return Response.json({ code: answer.code }, { status: statuses[answer.code], headers })
}
