import type { Colour } from '@/lib/provider/palette'
import type { Frame, Scene, Shape } from './scene'

/** How a picture writes a colour, and the opacity of elements for the dark theme only; null leaves those out. */
export interface Painter {
  readonly paint: (colour: Colour) => string
  readonly night: number | string | null
}

function shapeSvg({ d, circle, fill, stroke, width, opacity, night }: Shape, painter: Painter): string {
  const shown = night ? painter.night : 1
  if (shown === null) return ''
  const opacities = [shown, opacity ?? 1].filter((each) => each !== 1)
  const paint = [
    `fill="${fill ? painter.paint(fill) : 'none'}"`,
    stroke && `stroke="${painter.paint(stroke)}" stroke-width="${width ?? 1}"`,
    opacities.length > 0 &&
      `opacity="${opacities.length > 1 ? `calc(${opacities.join(' * ')})` : opacities[0]}"`,
  ]
    .filter(Boolean)
    .join(' ')
  return circle
    ? `<circle cx="${circle[0]}" cy="${circle[1]}" r="${circle[2]}" ${paint}/>`
    : `<path d="${d}" ${paint}/>`
}

/** The layers of a scene as SVG elements, for an `<svg>` or a `<g>`. */
export function layersSvg(layers: Scene['layers'], painter: Painter): string {
  return layers
    .map((layer) => {
      if (!('at' in layer)) return shapeSvg(layer, painter)
      const { at, scale = 1, mirrored = false, shapes } = layer
      const transform = `translate(${at.join(' ')}) scale(${mirrored ? -scale : scale} ${scale})`
      return `<g transform="${transform}">${shapes.map((shape) => shapeSvg(shape, painter)).join('')}</g>`
    })
    .join('')
}

/** The part of a scene in a frame as an SVG document of a size in pixels. */
export function framedSvg(
  layers: Scene['layers'],
  [x, y, width, height]: Frame,
  size: { readonly width: number; readonly height: number },
  painter: Painter,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${x} ${y} ${width} ${height}"><g stroke-linecap="round" stroke-linejoin="round">${layersSvg(layers, painter)}</g></svg>`
}
