import { palette } from '@/lib/palette'
import { RIM, climb, climbMarkers } from '@/lib/scenes/levels'
import type { Frame, Scene, Shape } from '@/lib/scenes/scene'
import { type Painter, framedSvg } from '@/lib/scenes/svg'
import type { LevelNumber } from '@/lib/content/level-numbers'
import { type Illustration, PANEL } from './card'

type Size = { readonly width: number; readonly height: number }

const painter: Painter = { paint: (colour) => palette[colour], night: null }

/** Extends a part of a scene upwards or to both sides, until it has the proportions of a size. */
function extended([x, y, width, height]: Frame, size: Size): Frame {
  const tall = (width * size.height) / size.width
  if (tall >= height) return [x, y + height - tall, width, tall]
  const wide = (height * size.width) / size.height
  return [x - (wide - width) / 2, y, wide, height]
}

/** A scene as a picture for `next/og`, in the light colours, undistorted; at least its `focus` shows. */
export function SceneImage({ layers, focus, size }: { layers: Scene['layers']; focus: Frame; size: Size }) {
  const svg = framedSvg(layers, extended(focus, size), size, painter)
  return <img src={`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`} alt="" {...size} />
}

/** The path with its levels. Their numbers are text, which an SVG image cannot have without its font. */
function Path({ current }: { current?: LevelNumber }) {
  const [left, top, width] = extended(climb.focus, PANEL)
  const scale = PANEL.width / width
  const markers = climbMarkers(current)
  const discs = markers.map(({ x, y, radius, disc, rim }): Shape => ({
    circle: [x, y, radius],
    fill: disc,
    stroke: rim,
    width: RIM,
  }))
  return (
    <div style={{ display: 'flex', position: 'relative', ...PANEL }}>
      <SceneImage layers={[...climb.layers, ...discs]} focus={climb.focus} size={PANEL} />
      {markers.map(({ level, x, y, radius, number, size }) => (
        <div
          key={level}
          style={{
            position: 'absolute',
            left: (x - left - radius) * scale,
            top: (y - top - radius) * scale,
            width: radius * 2 * scale,
            height: radius * 2 * scale,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            fontFamily: 'display',
            fontSize: size * scale,
            lineHeight: 1,
            color: palette[number],
          }}
        >
          {String(level)}
        </div>
      ))}
    </div>
  )
}

/** The panel beside a card's text. */
export function Panel({ illustration }: { illustration: Exclude<Illustration, { kind: 'valley' }> }) {
  if (illustration.kind === 'path') return <Path current={illustration.current} />
  if (illustration.kind === 'photograph') return <img alt="" src={illustration.address} {...PANEL} />
  const { layers, focus } = illustration.scene
  return <SceneImage layers={layers} focus={focus} size={PANEL} />
}
