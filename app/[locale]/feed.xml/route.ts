import { rss } from '@/lib/feeds/formats'
import { feedRoute } from '@/lib/feeds/route'

/** The language's posts as RSS: /feed.xml in English, /af/feed.xml in Afrikaans. */
export const GET = feedRoute(rss)
