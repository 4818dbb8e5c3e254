import { hasLocale } from 'next-intl'
import type { NextRequest } from 'next/server'
import { routing } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { searchQuery } from '@/lib/posts/list-params'
import { searchPosts } from '@/lib/posts/queries'

/**
 * The blog's search: `?q=` and `page`. Answers `{ posts, total }`, or 503 when the database does not answer. With
 * `locale` the answer has a `summary`, too: how many were found, as a sentence, so that no page needs the plural rules.
 */
export async function GET(request: NextRequest) {
  const params = request.nextUrl.searchParams
  const { q, page } = searchQuery(Object.fromEntries(params))
  const locale = params.get('locale')
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
  try {
    const found = await searchPosts(q, page)
    if (!hasLocale(routing.locales, locale)) return Response.json(found, { headers })
    const t = translator(locale)
    const summary =
      found.total > 0 ? t('Posts.list.found', { count: found.total, query: q }) : t('Posts.list.empty')
    return Response.json({ ...found, summary }, { headers })
  } catch (error) {
    console.error('searchPosts', error)
    return Response.json({ code: 'failed' }, { status: 503, headers })
  }
}
