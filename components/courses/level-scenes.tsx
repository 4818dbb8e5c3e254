import { SceneImage, themeColour } from '@/components/site/scene'
import type { LevelNumber } from '@/lib/content/course-types'
import {
  BASELINE,
  type Marker,
  RIM,
  climb,
  climbMarkers,
  longClimb,
  longClimbMarker,
} from '@/lib/scenes/levels'

function LevelMarker({ marker: { level, x, y, radius, disc, rim, number, size } }: { marker: Marker }) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={themeColour(disc)} stroke={themeColour(rim)} strokeWidth={RIM} />
      <text
        x={x}
        y={y + size * BASELINE}
        fontSize={size}
        textAnchor="middle"
        fill={themeColour(number)}
        className="font-display font-semibold"
      >
        {level}
      </text>
    </>
  )
}

/** The three levels on one climbing path, all alike or with one current level. Decoration. */
export function Climb({ current, className }: { current?: LevelNumber; className?: string }) {
  return (
    <SceneImage scene={climb} className={className}>
      {climbMarkers(current).map((marker) => (
        <LevelMarker key={marker.level} marker={marker} />
      ))}
    </SceneImage>
  )
}

/** One third of a long climb: side by side the three make one picture, alone each shows its level's height. Decoration. */
export function ClimbSection({ level, className }: { level: LevelNumber; className?: string }) {
  return (
    <SceneImage scene={longClimb} view={[(level - 1) * 408, 0, 384, 300]} className={className}>
      <LevelMarker marker={longClimbMarker(level)} />
    </SceneImage>
  )
}
