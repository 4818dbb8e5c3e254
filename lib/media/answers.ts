import { dataHeaders } from '@/lib/http/headers'
import { isOwnOrigin } from '@/lib/http/sender'
import type { PictureCode } from '@/lib/images/upload-rules'
import type { Result } from '@/lib/result'
import type { PdfCode } from './pdf'

/** An uploaded file from storage: `missing` if there is none, `failed` if storage fails. */
export type StoredFile =
  { readonly bytes: ReadableStream<Uint8Array> | null; readonly kind: string } | 'missing' | 'failed'

/** The answer with an uploaded file, cacheable for a year: names are never reused. */
export function fileAnswer(file: StoredFile, headers: Readonly<Record<string, string>> = {}): Response {
  if (typeof file === 'string') {
    const status = file === 'missing' ? 404 : 503
    return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
  }
  const kept = { 'Content-Type': file.kind, 'Cache-Control': 'public, max-age=31536000, immutable' }
  return new Response(file.bytes, { headers: { ...kept, ...headers } })
}

const statuses: Record<PictureCode | PdfCode, number> = {
  notAuthenticated: 401,
  notAdmin: 403,
  tooLarge: 413,
  hostLimit: 413,
  wrongKind: 415,
  unsafe: 422,
  broken: 422,
  busy: 503,
  failed: 503,
}

/** Stores the body of a request from this site: 201 with the result of `upload`, or its code. */
export async function uploadAnswer<Data>(
  { headers, body }: Request,
  upload: (body: Request['body']) => Promise<Result<Data, PictureCode | PdfCode>>,
): Promise<Response> {
  const refuse = (code: PictureCode | PdfCode, status = statuses[code]) =>
    Response.json({ code }, { status, headers: dataHeaders })
  if (!isOwnOrigin(headers)) return refuse('notAuthenticated', 403)
  const answer = await upload(body)
  return answer.ok ? Response.json(answer.data, { status: 201, headers: dataHeaders }) : refuse(answer.code)
}
