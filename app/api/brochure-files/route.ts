import type { NextRequest } from 'next/server'
import { dataHeaders } from '@/lib/http/headers'
import { isOwnOrigin } from '@/lib/http/sender'
import { uploadBrochure } from '@/lib/media/brochure-queries'
import type { PdfCode } from '@/lib/media/pdf'

const statuses: Record<PdfCode, number> = {
  notAuthenticated: 401,
  notAdmin: 403,
  tooLarge: 413,
  hostLimit: 413,
  wrongKind: 415,
  failed: 503,
}

/** Takes a PDF as the body, from admins. A route and not an action for the reasons of app/api/pictures. Answers `{ address }`, or `{ code }`. */
export async function POST(request: NextRequest) {
  if (!isOwnOrigin(request.headers)) {
    const code: PdfCode = 'notAuthenticated'
    return Response.json({ code }, { status: 403, headers: dataHeaders })
  }
  const answer = await uploadBrochure(request.body)
  if (answer.ok) return Response.json(answer.data, { status: 201, headers: dataHeaders })
  return Response.json({ code: answer.code }, { status: statuses[answer.code], headers: dataHeaders })
}
