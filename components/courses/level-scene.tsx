import { Scene } from '@/components/site/scene'
import type { LevelNumber } from '@/lib/content/level-numbers'
import { levelDrawings } from '@/lib/scenes/levels'
import type { SceneName } from '@/lib/scenes/names'

/** Scenes whose people a centred crop would cut off. */
const focus: Partial<Record<SceneName, string>> = { summit: '[&>img]:object-[79%_50%]' }

/** A level's decorative scene. */
export function LevelScene({ level, className }: { level: LevelNumber; className: string }) {
  const name = levelDrawings[level].scene
  return <Scene name={name} className={`${className} ${focus[name] ?? ''}`} />
}
