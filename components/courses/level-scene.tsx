import { Scene } from '@/components/site/scene'
import type { LevelNumber } from '@/lib/content/level-numbers'
import { levelDrawings } from '@/lib/scenes/levels'
import type { SceneName } from '@/lib/scenes/names'

/** The focal point of scenes whose people a narrow picture would cut off; elsewhere people are in the middle. */
const focus: Partial<Record<SceneName, string>> = { summit: '[&>img]:object-[79%_50%]' }

/** The decorative scene of a level. */
export function LevelScene({ level, className }: { level: LevelNumber; className: string }) {
  const name = levelDrawings[level].scene
  return <Scene name={name} className={`${className} ${focus[name] ?? ''}`} />
}
