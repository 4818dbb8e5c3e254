import type { LevelNumber } from '@/lib/content/documents/levels'
import { routes, withQuery } from '@/lib/routes'

/** The parameter of an address, and the field of the form, that names the level a visitor asks about. */
export const INTEREST = 'level'

/** The address of the form for a question about a level. */
export const askAbout = (level: LevelNumber) => withQuery(routes.landing, { [INTEREST]: String(level) })

/** The level that a text names; null for any other text. */
export function toInterest(text: string | null): LevelNumber | null {
  return text === '1' || text === '2' || text === '3' ? (Number(text) as LevelNumber) : null
}
