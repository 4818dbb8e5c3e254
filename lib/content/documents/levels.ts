import { z } from 'zod'
import { inEachLanguage } from '@/lib/i18n/routing'
import { choice, count, line, link, list, localizedLine, localizedText, slug } from '../fields'
import type { LevelNumber, levelNumbers } from '../level-numbers'
import { type InEveryLanguage, localized } from '../localized'
import { provider } from '@/lib/provider/provider'
import type { routes } from '@/lib/routes'

const { moduleKinds } = provider

/** The kind of a module: its subject and form of study. */
export type ModuleKind = (typeof moduleKinds)[number]

const courseModule = z.strictObject({
  /** Unique within its level only. */
  code: line(20),
  kind: choice(moduleKinds),
  title: localizedLine(),
  subtitle: localizedLine().optional(),
  bookLink: link().optional(),
  topics: list(localizedLine(), { max: 40 }),
})

export type CourseModule = InEveryLanguage<z.infer<typeof courseModule>>

/** One level of the programme: everything on its page except the fees. */
export const levelSchema = z.strictObject({
  title: localizedLine(90),
  slug: slug(),
  summary: localizedText(),
  durationYears: count(1, 6),
  award: localizedLine(),
  audience: list(localizedText()),
  outcomes: list(localizedText()),
  note: localizedText().optional(),
  modules: list(courseModule, { max: 40 }),
})

/** One level as the office edits it. */
export type LevelDocument = z.infer<typeof levelSchema>

/** One level as pages show it; its number is the document's. */
export type Level = InEveryLanguage<LevelDocument> & {
  readonly number: LevelNumber
  readonly path: ReturnType<typeof routes.level>
}

type Each<Numbers extends readonly unknown[]> = { readonly [Place in keyof Numbers]: Level }

export type Levels = Each<typeof levelNumbers>

/** The modules of a level by their kinds; a kind without modules is left out. */
export function moduleGroups(
  level: Level,
): readonly { readonly kind: ModuleKind; readonly modules: readonly CourseModule[] }[] {
  return moduleKinds
    .map((kind) => ({ kind, modules: level.modules.filter((each) => each.kind === kind) }))
    .filter(({ modules }) => modules.length > 0)
}

/** The label before a level's title. A no-break space keeps its number from beginning a line. */
export function levelLabel({ number }: Pick<Level, 'number'>) {
  return localized({ en: `Level\u00a0${number}`, af: `Vlak\u00a0${number}` })
}

/** Binds the level labels in a text as `levelLabel` does. */
export const bindLevelLabels = (text: string): string => text.replace(/\b(Levels?|Vlak) (?=\d)/gi, '$1\u00a0')

/** The full name of a level: label and title. */
export function levelName(level: Level) {
  const label = levelLabel(level)
  return inEachLanguage((language) => `${label[language]}: ${level.title[language]}`)
}
