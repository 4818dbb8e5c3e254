import { routes } from '@/lib/routes'
import { type Brochure, brochuresOf } from './documents/brochure'
import { type Documents, completeDocuments } from './documents'
import type { Facts } from './documents/facts'
import { type Fees, withTotals } from './documents/fees'
import { nextIntake } from './documents/intake'
import { levelKey, levelNumbers, type LevelNumber } from './level-numbers'
import type { Level, Levels } from './documents/levels'
import { type Organisation, withAddresses } from './documents/organisation'
import type { InEveryLanguage } from './localized'
import { withValues } from './values'

type Edited = InEveryLanguage<Documents>

/** Documents whose form on pages differs from the form that the office edits. */
type Derived =
  'organisation' | 'fees' | 'facts' | 'intake' | 'brochure' | 'study-week' | `level-${LevelNumber}`

/** The site's content as pages, brochures, feeds and messages show it: values filled in, totals computed. */
export interface Content extends Omit<Edited, Derived> {
  readonly organisation: Organisation
  readonly fees: Fees
  readonly levels: Levels
  /** Duration of all levels together, in years. */
  readonly pathYears: number
  readonly studyWeek: Edited['study-week']
  readonly facts: Facts
  /** The days on which courses start, earliest first. */
  readonly intakes: readonly string[]
  readonly brochureYear: number
  readonly brochures: readonly [Brochure, Brochure]
}

function levelsOf(documents: Pick<Edited, `level-${LevelNumber}`>): Levels {
  const levels: readonly Level[] = levelNumbers.map((number) => {
    const document = documents[levelKey(number)]
    return { ...document, number, path: routes.level(document.slug) }
  })
  return levels as Levels
}

/**
 * The content from published documents on a day (ISO 8601), with sample content for unpublished ones.
 * @throws ZodError for a document that does not match its schema.
 */
export const contentOf = (published: Readonly<Record<string, unknown>>, today: string): Content =>
  contentFrom(completeDocuments(published), today)

/** The content from all documents on a day (ISO 8601). */
export function contentFrom(all: Documents, today: string): Content {
  const { organisation, fees, brochure, facts, intake, ...documents } = withValues(all)
  const levels = levelsOf(documents)
  return {
    ...documents,
    organisation: withAddresses(organisation),
    fees: withTotals(fees),
    levels,
    pathYears: levels.reduce((sum, { durationYears }) => sum + durationYears, 0),
    studyWeek: documents['study-week'],
    facts: { ...facts, intake: nextIntake(intake, today) },
    intakes: intake.dates.map(({ start }) => start).toSorted(),
    brochureYear: brochure.year,
    brochures: brochuresOf(brochure, documents.programme.title),
  }
}
