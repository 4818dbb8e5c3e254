import type { NextRequest } from 'next/server'
import { dataHeaders } from '@/lib/http/headers'
import { isOwnOrigin } from '@/lib/http/sender'
import { storeDraft } from '@/lib/posts/editor/draft-queries'
import { forPost } from '@/lib/posts/editor/queries'
import type { PostActionCode } from '@/lib/posts/editor/form'

const statuses: Partial<Record<PostActionCode, number>> = { invalid: 422, gone: 404, notAuthenticated: 401 }

/** Maximum bytes of a draft: its longest text at two bytes a character. */
const MAX_BYTES = 500_000

/**
 * Stores unsaved staff input, to be continued on another device: a draft as in lib/posts/editor/drafts.ts, or null to
 * delete it. A route rather than an action, because a save would queue behind it, and the browser also sends it while
 * leaving the page. Answers `{ ok: true }` or `{ ok: false, code }`.
 */
export async function POST(request: NextRequest, { params }: RouteContext<'/api/drafts/[id]'>) {
  const refuse = (code: PostActionCode, status: number) =>
    Response.json({ ok: false, code }, { status, headers: dataHeaders })
  if (!isOwnOrigin(request.headers)) return refuse('notAuthenticated', 403)
  // Browsers always send a length.
  const length = Number(request.headers.get('content-length') ?? Infinity)
  if (length > MAX_BYTES) return refuse('invalid', 413)
  const body: unknown = await request.json().catch(() => undefined)
  const { id } = await params
  const answer = await forPost('storeDraft', id, (client, post) => storeDraft(client, post, body))
  return answer.ok
    ? Response.json(answer, { headers: dataHeaders })
    : refuse(answer.code, statuses[answer.code] ?? 503)
}
