import { Scene } from '@/components/site/scene'
import type { LevelNumber } from '@/lib/content/levels'
import type { SceneName } from '@/lib/scenes/names'

const scenes: Readonly<Record<LevelNumber, SceneName>> = { 1: 'lamp-and-book', 2: 'walkers', 3: 'summit' }

/** Where the people are who must not be cut off in a narrow picture; elsewhere they are in the middle. */
const focus: Partial<Record<SceneName, string>> = { summit: '[&>img]:object-[79%_50%]' }

/** The scene of a level: the lamp at the foot of the path, two people on it, the view from the dome. Decoration. */
export function LevelScene({ level, className }: { level: LevelNumber; className: string }) {
  const name = scenes[level]
  return <Scene name={name} className={`${className} ${focus[name] ?? ''}`} />
}
