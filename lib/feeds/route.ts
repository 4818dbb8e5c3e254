import 'server-only'
import { answer, askLater } from './answer'
import { feedContent, feedLocale } from './feed'
import type { FeedFormat } from './formats'

/** What a feed's route needs of its address. */
interface Context {
  readonly params: Promise<{ readonly locale: string }>
}

/** The handler of a feed's route: the feed of the address's language, 304 for whoever has it, 503 without a database. */
export function feedRoute({ type, make }: FeedFormat) {
  return async function GET(request: Request, { params }: Context): Promise<Response> {
    const locale = feedLocale((await params).locale)
    if (!locale) return new Response(null, { status: 404 })
    const feed = await feedContent(locale)
    return feed
      ? answer(request, { body: make(feed), type, changed: feed.changedAt, language: locale })
      : askLater()
  }
}
