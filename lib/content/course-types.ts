import type { Path, routes } from '@/lib/routes'
import type { Localized } from './localized'

/** The number of a level. */
export type LevelNumber = 1 | 2 | 3

/** The last part of a level's address. */
export type LevelSlug = `level-${LevelNumber}`

/** A module of a level. A code is unique within its level only. */
export type CourseModule = {
  readonly code: string
  readonly title: Localized
  readonly subtitle?: Localized
  readonly bookLink?: string
  readonly topics: readonly Localized[]
}

/** One level of the programme with everything that its page shows. */
export type Level = {
  readonly number: LevelNumber
  readonly slug: LevelSlug
  readonly path: ReturnType<typeof routes.level>
  readonly title: Localized
  readonly summary: Localized
  readonly durationYears: number
  readonly award: Localized
  readonly audience: readonly Localized[]
  readonly outcomes: readonly Localized[]
  readonly note?: Localized
  readonly modules: readonly CourseModule[]
}

/** A card that leads to the overview or to a level. */
export type CourseCard = {
  readonly title: Localized
  readonly description: Localized
  readonly path: Path
}
