import type { NextRequest } from 'next/server'
import { dataHeaders } from '@/lib/http/headers'
import { readPost } from '@/lib/posts/editor/queries'
import type { PostActionCode } from '@/lib/posts/editor/form'

/** 200 even for a deleted post: it is expected, and browsers log every 404. */
const statuses: Partial<Record<PostActionCode, number>> = { gone: 200, notAuthenticated: 401 }

/**
 * The post editor's reads of one post (`?version=` for a revision), for signed-in staff. A route rather than an action,
 * because actions run one after another: a save would wait. Answers `{ ok: true, data }` or `{ ok: false, code }`.
 */
export async function GET(request: NextRequest, { params }: RouteContext<'/api/posts/[id]/[part]'>) {
  const { id, part } = await params
  const answer = await readPost(part, id, request.nextUrl.searchParams.get('version') ?? '')
  const status = answer.ok ? 200 : (statuses[answer.code] ?? 503)
  return Response.json(answer, { status, headers: dataHeaders })
}
