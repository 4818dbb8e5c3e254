import { Scene } from '@/components/site/scene'
import type { LevelNumber } from '@/lib/content/level-numbers'
import { levelDrawings } from '@/lib/scenes/levels'
import type { SceneName } from '@/lib/scenes/names'

/** Where the people are who must not be cut off in a narrow picture; elsewhere they are in the middle. */
const focus: Partial<Record<SceneName, string>> = { summit: '[&>img]:object-[79%_50%]' }

/** The scene of a level. Decoration. */
export function LevelScene({ level, className }: { level: LevelNumber; className: string }) {
  const name = levelDrawings[level].scene
  return <Scene name={name} className={`${className} ${focus[name] ?? ''}`} />
}
