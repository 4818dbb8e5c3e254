import type { LevelNumber } from '@/lib/content/level-numbers'
import { routes, withQuery } from '@/lib/routes'

/** The parameter of an address, and the field of the form, that names the level a visitor asks about. */
export const INTEREST = 'level'

/** The address of the form for a question about a level. */
export const askAbout = (level: LevelNumber) => withQuery(routes.landing, { [INTEREST]: String(level) })
