import type { Colour } from '@/lib/provider/palette'

/** A flat shape in the units of its scene: an SVG path or a circle, filled or stroked with round ends. */
export interface Shape {
  readonly d?: string
  readonly circle?: readonly [x: number, y: number, radius: number]
  readonly fill?: Colour
  readonly stroke?: Colour
  readonly width?: number
  readonly opacity?: number
  /** Whether only the dark theme shows it, e.g. the light of a lamp. */
  readonly night?: boolean
}

/** Shapes drawn around a local origin, placed with it at `at`. */
export interface PlacedShapes {
  readonly at: readonly [x: number, y: number]
  /** 1 by default. */
  readonly scale?: number
  /** Whether it is flipped horizontally. */
  readonly mirrored?: boolean
  readonly shapes: readonly Shape[]
}

/** A part of a scene: left, top, width, height. */
export type Frame = readonly [x: number, y: number, width: number, height: number]

/**
 * A drawing in flat layers, from back to front, the source of the pages' files (./files.ts), share pictures
 * (lib/share/landscape.tsx) and the brochure (lib/pdf/scene.ts).
 */
export interface Scene {
  readonly layers: readonly (Shape | PlacedShapes)[]
  /** The part that a page shows. */
  readonly frame: Frame
}

export const fill = (colour: Colour, d: string): Shape => ({ fill: colour, d })

/** A path drawn as a line. */
export const line = (colour: Colour, width: number, d: string): Shape => ({ stroke: colour, width, d })

export const disc = (colour: Colour, x: number, y: number, radius: number): Shape => ({
  fill: colour,
  circle: [x, y, radius],
})
