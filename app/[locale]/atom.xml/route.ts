import { atom } from '@/lib/feeds/formats'
import { feedRoute } from '@/lib/feeds/route'

/** The posts of a language for feed readers: /atom.xml in English, /af/atom.xml in Afrikaans. */
export const GET = feedRoute(atom)
