import { rss } from '@/lib/feeds/formats'
import { feedRoute } from '@/lib/feeds/route'

/** The posts of a language for feed readers: /feed.xml in English, /af/feed.xml in Afrikaans. */
export const GET = feedRoute(rss)
