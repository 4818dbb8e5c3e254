import { Scene } from '@/components/site/scene'
import type { LevelNumber } from '@/lib/content/documents/levels'
import { BASELINE, type Marker, RIM, climbMarkers } from '@/lib/scenes/levels'
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

/** The three levels on one climbing path, all alike or with one current level. Decoration. */
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

const scenes: Readonly<Record<LevelNumber, SceneName>> = { 1: 'lamp-and-book', 2: 'walkers', 3: 'summit' }

/** Where the people are who must not be cut off in a narrow picture; elsewhere they are in the middle. */
const focus: Partial<Record<SceneName, string>> = { summit: '[&>img]:object-[79%_50%]' }

/** The scene of a level: the lamp at the foot of the path, two people on it, the view from the dome. Decoration. */
export function LevelScene({ level, className }: { level: LevelNumber; className: string }) {
  const name = scenes[level]
  return <Scene name={name} className={`${className} ${focus[name] ?? ''}`} />
}
