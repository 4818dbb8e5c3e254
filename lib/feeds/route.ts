import 'server-only'
import { hasLocale } from 'next-intl'
import { routing } from '@/lib/i18n/routing'
import { publishedContent } from '@/lib/site/queries'
import { feedContent } from './feed'
import type { FeedFormat } from './formats'
import { conditionalResponse, serviceUnavailable } from './response'

interface Context {
  readonly params: Promise<{ readonly locale: string }>
}

/** The handler of a feed route: the feed in the address's language, or 503 while the database does not answer. */
export function feedRoute({ type, make }: FeedFormat) {
  return async function GET(request: Request, { params }: Context): Promise<Response> {
    const { locale } = await params
    if (!hasLocale(routing.locales, locale)) return new Response(null, { status: 404 })
    const content = await publishedContent().catch(() => null)
    const feed = content && (await feedContent(content.organisation, locale))
    return feed
      ? conditionalResponse(request, {
          body: make(feed),
          type,
          changed: feed.changedAt,
          language: feed.language,
        })
      : serviceUnavailable(locale)
  }
}
