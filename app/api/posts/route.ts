import type { NextRequest } from 'next/server'
import { searchPosts } from '@/lib/posts/queries'
import { searchQuery } from '@/lib/posts/search'

/** The blog's search: `?q=` and `page`. Answers `{ posts, total }`, or 503 when the database does not answer. */
export async function GET(request: NextRequest) {
  const { q, page } = searchQuery(Object.fromEntries(request.nextUrl.searchParams))
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
  try {
    return Response.json(await searchPosts(q, page), { headers })
  } catch (error) {
    console.error('searchPosts', error)
    return Response.json({ code: 'failed' }, { status: 503, headers })
  }
}
