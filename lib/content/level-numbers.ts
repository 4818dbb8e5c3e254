import { provider } from '@/lib/provider/provider'

/** The numbers of the levels, in study order. */
export const levelNumbers = provider.levels

export type LevelNumber = (typeof levelNumbers)[number]

/** A value for each level. */
export type ByLevel<Value> = Readonly<Record<LevelNumber, Value>>

/** Makes a value for each level. */
export const byLevel = <Value>(valueOf: (level: LevelNumber) => Value) =>
  Object.fromEntries(levelNumbers.map((level) => [level, valueOf(level)])) as ByLevel<Value>

/** The document key of a level. */
export const levelKey = <Level extends LevelNumber>(level: Level) => `level-${level}` as const

/** The level with the number in a text; null for anything else. */
export const toLevel = (text: unknown): LevelNumber | null =>
  levelNumbers.find((level) => String(level) === text) ?? null
