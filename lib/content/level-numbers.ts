/** The numbers of the levels, in the order in which they are studied; `private.levels` in the database has the same. */
export const levelNumbers = [1, 2, 3] as const

/** The number of a level. */
export type LevelNumber = (typeof levelNumbers)[number]

/** Something of each level. */
export type ByLevel<Value> = Readonly<Record<LevelNumber, Value>>

/** A value for each level. */
export const byLevel = <Value>(valueOf: (level: LevelNumber) => Value) =>
  Object.fromEntries(levelNumbers.map((level) => [level, valueOf(level)])) as ByLevel<Value>

/** The key of the document that describes a level. */
export const levelKey = <Level extends LevelNumber>(level: Level) => `level-${level}` as const

/** The level whose number a text is; null for anything else. */
export const toLevel = (text: unknown): LevelNumber | null =>
  levelNumbers.find((level) => String(level) === text) ?? null
