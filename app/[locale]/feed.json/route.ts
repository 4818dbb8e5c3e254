import { json } from '@/lib/feeds/formats'
import { feedRoute } from '@/lib/feeds/route'

/** The posts of a language for feed readers: /feed.json in English, /af/feed.json in Afrikaans. */
export const GET = feedRoute(json)
