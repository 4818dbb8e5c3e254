import { atom } from '@/lib/feeds/formats'
import { feedRoute } from '@/lib/feeds/route'

/** The language's posts as Atom: /atom.xml in English, /af/atom.xml in Afrikaans. */
export const GET = feedRoute(atom)
