import { Scene } from '@/components/site/scene'
import type { LevelNumber } from '@/lib/content/level-numbers'
import { BASELINE, type Marker, RIM, climbMarkers, levelDrawings } from '@/lib/scenes/levels'
import { type SceneName, sceneFrames } from '@/lib/scenes/names'

function LevelMarker({ marker: { level, x, y, radius, disc, rim, number, size } }: { marker: Marker }) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={`var(--${disc})`} stroke={`var(--${rim})`} strokeWidth={RIM} />
      <text
        x={x}
        y={y + size * BASELINE}
        fontSize={size}
        textAnchor="middle"
        fill={`var(--${number})`}
        className="font-display font-semibold"
      >
        {level}
      </text>
    </>
  )
}

/** The levels on one climbing path, all alike or with one current level. Decoration. */
export function Climb({ current, className }: { current?: LevelNumber; className: string }) {
  return (
    <Scene name="climb" className={className}>
      <svg
        viewBox={sceneFrames.climb.join(' ')}
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
        aria-hidden
      >
        {climbMarkers(current).map((marker) => (
          <LevelMarker key={marker.level} marker={marker} />
        ))}
      </svg>
    </Scene>
  )
}

/** Where the people are who must not be cut off in a narrow picture; elsewhere they are in the middle. */
const focus: Partial<Record<SceneName, string>> = { summit: '[&>img]:object-[79%_50%]' }

/** The scene of a level. Decoration. */
export function LevelScene({ level, className }: { level: LevelNumber; className: string }) {
  const name = levelDrawings[level].scene
  return <Scene name={name} className={`${className} ${focus[name] ?? ''}`} />
}
