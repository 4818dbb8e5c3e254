import { hasLocale } from 'next-intl'
import type { NextRequest } from 'next/server'
import { dataHeaders } from '@/lib/http/headers'
import { routing } from '@/lib/i18n/routing'
import { BusyError } from '@/lib/limit'
import { logError } from '@/lib/log/log'
import { foundSummary, searchPosts } from '@/lib/posts/search-queries'
import { blogQuery } from '@/lib/posts/list-params'

/**
 * Blog search: `?q=`, `language`, `category` and `page`. Answers `{ posts, total, isMore }`; 503 with `busy` when too
 * many search at once, or `failed` when the database does not answer. `locale` puts posts in that language first and
 * adds a `summary`, the number found as a sentence, so that pages need no plural rules.
 */
export async function GET(request: NextRequest) {
  const params = request.nextUrl.searchParams
  const query = blogQuery(Object.fromEntries(params))
  const asked = params.get('locale')
  const locale = hasLocale(routing.locales, asked) ? asked : null
  try {
    const found = await searchPosts(query, locale)
    if (!locale) return Response.json(found, { headers: dataHeaders })
    return Response.json(
      { ...found, summary: foundSummary(locale, query.q, found) },
      { headers: dataHeaders },
    )
  } catch (error) {
    const isBusy = error instanceof BusyError
    if (!isBusy) logError('searchPosts', error)
    return Response.json(
      { code: isBusy ? 'busy' : 'failed' },
      { status: 503, headers: { ...dataHeaders, 'Retry-After': '5' } },
    )
  }
}
