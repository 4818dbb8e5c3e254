import { type Path, routes } from '@/lib/routes'
import type { CourseCard, CourseModule, Level } from './course-types'
import { level1 } from './courses-level-1'
import { level2 } from './courses-level-2'
import { level3 } from './courses-level-3'
import type { Localized } from './localized'

/** The three levels in the order in which they are studied. */
export const levels: readonly [Level, Level, Level] = [level1, level2, level3]

/** How many years the three levels take together. */
export const pathYears = levels.reduce((sum, { durationYears }) => sum + durationYears, 0)

/** The level that an address names, or undefined for an address that is not a level. */
export function levelBySlug(slug: string): Level | undefined {
  return levels.find((level) => level.slug === slug)
}

const moduleKinds = ['theology', 'counselling', 'practical', 'research'] as const

/** What a module is about, and how it is studied. */
export type ModuleKind = (typeof moduleKinds)[number]

/** The kind of a module by its code: PB is practical work, RP research, and BAM, BAL and PAM are counselling and ministry. */
export function moduleKind(code: string): ModuleKind {
  if (code.startsWith('PB')) return 'practical'
  if (code.startsWith('RP')) return 'research'
  return /^(?:BAM|BAL|PAM)/.test(code) ? 'counselling' : 'theology'
}

/** The modules of a level by their kinds; a kind without modules is left out. */
export function moduleGroups(
  level: Level,
): readonly { readonly kind: ModuleKind; readonly modules: readonly CourseModule[] }[] {
  return moduleKinds
    .map((kind) => ({ kind, modules: level.modules.filter(({ code }) => moduleKind(code) === kind) }))
    .filter(({ modules }) => modules.length > 0)
}

/** The label of a level, which stands before its title. */
export function levelLabel(level: Level): Localized {
  return { en: `Level ${level.number}`, af: `Vlak ${level.number}` }
}

/** The whole name of a level: its label and its title. */
export function levelName(level: Level): Localized {
  const label = levelLabel(level)
  return { en: `${label.en}: ${level.title.en}`, af: `${label.af}: ${level.title.af}` }
}

/** The facts of the programme overview. */
export const programme = {
  title: { en: 'Biblical Counselling', af: 'Bybelse Berading' },
  /** What links to the overview say; the menu, which has little space, says it shorter. */
  name: { en: 'Programme overview', af: 'Programoorsig' },
  description: {
    en: 'One path in three levels, from a first year of foundations to a B.A.T.S. degree through the partner institution.',
    af: 'Een pad in drie vlakke: van ’n eerste jaar met die grondslae tot ’n\u00a0B.A.T.S.-graad deur die vennootinstelling.',
  },
  path: routes.programme,
  structure: [
    {
      en: 'The levels build on one another. Level 1 lays the foundation in a year. Level 2 takes a further year and goes into grief, crisis and change.',
      af: 'Die vlakke bou op mekaar voort. Vlak 1 lê die fondament in een jaar. Vlak 2 duur nog ’n jaar en gaan op rou, krisis en verandering in.',
    },
    {
      en: 'Level 3 takes two years. You specialise, do research, and work towards a degree through the partner institution.',
      af: 'Vlak 3 duur twee jaar. Jy spesialiseer, doen navorsing en werk aan ’n graad deur die vennootinstelling.',
    },
    {
      en: 'Every level joins three kinds of work: theology, counselling skills and supervised practice. Research projects follow at Levels 2 and 3.',
      af: 'Elke vlak verbind drie soorte werk: teologie, beradingsvaardighede en praktyk onder supervisie. Op vlak 2 en 3 volg navorsingsprojekte.',
    },
  ],
} as const satisfies {
  readonly title: Localized
  readonly name: Localized
  readonly description: Localized
  readonly path: Path
  readonly structure: readonly Localized[]
}

function levelCard(level: Level): CourseCard {
  return { title: levelName(level), description: level.summary, path: level.path }
}

/** The four course cards of the home and courses pages, in their order. */
export const courseCards: readonly CourseCard[] = [
  { title: programme.name, description: programme.description, path: programme.path },
  ...levels.map(levelCard),
]
