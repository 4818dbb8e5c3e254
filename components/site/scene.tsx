import type { ReactNode } from 'react'
import type { Colour } from '@/lib/palette'
import type { Frame, Scene, Shape } from '@/lib/scenes/scene'

/** A colour that follows the theme of the page. */
export const themeColour = (colour: Colour) => `var(--${colour})`

function ShapeElement({ shape: { d, circle, fill, stroke, width, opacity } }: { shape: Shape }) {
  const paint = {
    fill: fill ? themeColour(fill) : 'none',
    stroke: stroke && themeColour(stroke),
    strokeWidth: width,
    opacity,
  }
  return circle ? (
    <circle cx={circle[0]} cy={circle[1]} r={circle[2]} {...paint} />
  ) : (
    <path d={d} {...paint} />
  )
}

/**
 * A scene as a decoration of a page, in the colours of its theme. It fills its box and is cut where the box has another
 * shape; `align` says how, as SVG's preserveAspectRatio. Children are drawn on top, in the units of the scene.
 */
export function SceneImage({
  scene: { layers, frame },
  view = frame,
  align = 'xMidYMid slice',
  className,
  children,
}: {
  scene: Scene
  view?: Frame
  align?: string
  className?: string
  children?: ReactNode
}) {
  return (
    <svg
      viewBox={view.join(' ')}
      preserveAspectRatio={align}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden
    >
      {layers.map((layer, index) =>
        'clip' in layer ? (
          <g key={index} clipPath={`url(#${layer.id})`}>
            <clipPath id={layer.id}>
              <path d={layer.clip} />
            </clipPath>
            {layer.shapes.map((shape, each) => (
              <ShapeElement key={each} shape={shape} />
            ))}
          </g>
        ) : (
          <ShapeElement key={index} shape={layer} />
        ),
      )}
      {children}
    </svg>
  )
}
