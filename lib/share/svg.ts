import { type Colour, palette } from '@/lib/palette'
import type { Drawing, Shape } from '@/lib/brochure/shapes'

const of = (colour: Colour | undefined) => (colour ? palette[colour] : 'none')

function element({ d, circle, fill, stroke, width, opacity = 1, shift = 0 }: Shape): string {
  const paint = `fill="${of(fill)}" stroke="${of(stroke)}" stroke-width="${width ?? 0}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}" transform="translate(${shift} 0)"`
  if (circle) return `<circle cx="${circle[0]}" cy="${circle[1]}" r="${circle[2]}" ${paint}/>`
  return `<path d="${d}" ${paint}/>`
}

/** A part of a drawing in its own units: left, top, width, height. */
export type Part = readonly [number, number, number, number]

/** How a drawing lies in its space: its size in pixels, the part that must be seen, turned about or not. */
export interface Lay {
  readonly width: number
  readonly height: number
  readonly part: Part
  readonly mirrored?: boolean
  /** Drawn on top, in the drawing's own units. */
  readonly more?: readonly Shape[]
}

/** The part, made higher at its top, or wider at both sides, until it has the form of the space. */
export function grown([x, y, width, height]: Part, space: { width: number; height: number }): Part {
  const form = space.width / space.height
  const high = width / form
  if (high >= height) return [x, y + height - high, width, high]
  const wide = height * form
  return [x - (wide - width) / 2, y, wide, height]
}

/** A drawing as the address of an SVG picture of a size, in the light colours; it is never distorted. */
export function svgAddress(drawing: Drawing, { width, height, part, mirrored, more = [] }: Lay): string {
  const [x, y, w, h] = grown(part, { width, height })
  const clipped = drawing.clip
    ? `<clipPath id="c"><path d="${drawing.clip}"/></clipPath><g clip-path="url(#c)">${drawing.clipped?.map(element).join('')}</g>`
    : ''
  const layers = [...drawing.back.map(element), clipped, ...drawing.front.map(element), ...more.map(element)]
  const turn = mirrored ? `translate(${2 * x + w} 0) scale(-1 1)` : 'translate(0 0)'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${w} ${h}"><g transform="${turn}">${layers.join('')}</g></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
