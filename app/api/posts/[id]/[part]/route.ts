import type { NextRequest } from 'next/server'
import { readPost } from '@/lib/posts/editor-queries'
import type { PostActionCode } from '@/lib/posts/form'

const statuses: Partial<Record<PostActionCode, number>> = { notAuthenticated: 401, gone: 404 }

type Context = { params: Promise<{ id: string; part: string }> }

/**
 * What the post editor reads of one post (`?version=` is that of a revision), for signed-in staff. A route and not an
 * action, because actions run one after another: a save would wait for it. Answers the data, or `{ code }`.
 */
export async function GET(request: NextRequest, { params }: Context) {
  const { id, part } = await params
  const answer = await readPost(part, id, request.nextUrl.searchParams.get('version') ?? '')
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
  if (answer.ok) return Response.json(answer.data, { headers })
  return Response.json({ code: answer.code }, { status: statuses[answer.code] ?? 503, headers })
}
