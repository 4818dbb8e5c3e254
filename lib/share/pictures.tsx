import { climb, landscape, stops } from '@/lib/brochure/shapes'
import { palette } from '@/lib/palette'
import { levels } from '@/lib/content/courses'
import type { LevelNumber } from '@/lib/content/course-types'
import { faceOf } from './faces'
import { grown, svgAddress } from './svg'
import type { View } from './views'
import { type CardWords, EDGE, type Place, Words } from './words'

/** The size of a picture in pixels, as search engines and networks want it. */
export const SIZE = { width: 1200, height: 630 } as const

/** What stands beside the words, in pixels. */
export const PANEL = { width: 460, height: SIZE.height } as const

/** Where the words stand: beside the panel, and above the fields of the valley. */
const BESIDE: Place = {
  width: SIZE.width - PANEL.width - 2 * EDGE,
  height: SIZE.height,
  sizes: [88, 82, 76, 70, 64, 60],
  tile: 'sky',
}
const AROUND: Place = { width: 660, height: 512, sizes: [78, 74, 70, 66, 60], tile: 'paper' }

/** What a picture shows: the valley around the words, or beside them the path, a view, or a photograph's address. */
export type Shown =
  | { readonly kind: 'valley' }
  | { readonly kind: 'path'; readonly at?: LevelNumber }
  | { readonly kind: 'view'; readonly view: View; readonly mirrored?: boolean }
  | { readonly kind: 'photograph'; readonly address: string }

const looks = {
  plain: { disc: 'raised', rim: 'vine', number: 'vine', radius: 25 },
  passed: { disc: 'vine', rim: 'raised', number: 'on-vine', radius: 25 },
  here: { disc: 'grain', rim: 'raised', number: 'on-vine', radius: 34 },
  ahead: { disc: 'raised', rim: 'control', number: 'quiet', radius: 25 },
} as const

function lookOf(level: LevelNumber, at: LevelNumber | undefined): keyof typeof looks {
  if (!at) return 'plain'
  if (level === at) return 'here'
  return level < at ? 'passed' : 'ahead'
}

/** The part of the path with all three levels; its sky goes on above. */
const PATH = grown([94, 0, 452, 440], PANEL)
const SCALE = PANEL.width / PATH[2]

/** The path as components/courses/climb.tsx shows it. The figures are set apart, since a drawing has no letters. */
function Path({ at }: { at?: LevelNumber }) {
  const discs = levels.map(({ number }) => {
    const { disc, rim, radius } = looks[lookOf(number, at)]
    return { circle: [...stops[number], radius] as const, fill: disc, stroke: rim, width: 5 }
  })
  const sky = { d: 'M0-900H640V0H0z', fill: 'sky' } as const
  const drawing = { ...climb, back: [sky, ...climb.back] }
  return (
    <div style={{ display: 'flex', position: 'relative', ...PANEL }}>
      <img alt="" {...PANEL} src={svgAddress(drawing, { ...PANEL, part: PATH, more: discs })} />
      {levels.map(({ number }) => {
        const look = looks[lookOf(number, at)]
        const [x, y] = stops[number]
        const side = look.radius * 2 * SCALE
        return (
          <div
            key={number}
            style={{
              position: 'absolute',
              left: (x - PATH[0]) * SCALE - side / 2,
              top: (y - PATH[1]) * SCALE - side / 2,
              width: side,
              height: side,
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              fontFamily: faceOf('display').family,
              fontSize: look.radius * 1.1 * SCALE,
              lineHeight: 1,
              color: palette[look.number],
            }}
          >
            {String(number)}
          </div>
        )
      })}
    </div>
  )
}

function Panel({ shown }: { shown: Exclude<Shown, { kind: 'valley' }> }) {
  if (shown.kind === 'path') return <Path at={shown.at} />
  if (shown.kind === 'photograph') return <img alt="" src={shown.address} {...PANEL} />
  const { drawing, part } = shown.view
  return <img alt="" src={svgAddress(drawing, { ...PANEL, part, mirrored: shown.mirrored })} {...PANEL} />
}

/** The valley as wide as a picture; there is enough sky above its domes. */
const VALLEY = [72, -18, 1368, 718.2] as const

/** A picture for sharing, for the drawing library: 1200 x 630 pixels. */
export function Picture({ words, shown }: { words: CardWords; shown: Shown }) {
  if (shown.kind === 'valley')
    return (
      <div style={{ display: 'flex', position: 'relative', ...SIZE, backgroundColor: palette.sky }}>
        <img
          alt=""
          {...SIZE}
          style={{ position: 'absolute', left: 0, top: 0 }}
          src={svgAddress(landscape, { ...SIZE, part: VALLEY })}
        />
        <Words words={words} place={AROUND} />
      </div>
    )
  return (
    <div style={{ display: 'flex', ...SIZE, backgroundColor: palette.paper }}>
      <Words words={words} place={BESIDE} />
      <Panel shown={shown} />
    </div>
  )
}
