import { json } from '@/lib/feeds/formats'
import { feedRoute } from '@/lib/feeds/route'

/** The language's posts as JSON Feed: /feed.json in English, /af/feed.json in Afrikaans. */
export const GET = feedRoute(json)
