import type { Colour } from '@/lib/palette'

/** A flat shape in the units of its scene: an SVG path or a circle, filled or drawn as a line with round ends. */
export interface Shape {
  readonly d?: string
  readonly circle?: readonly [x: number, y: number, radius: number]
  readonly fill?: Colour
  readonly stroke?: Colour
  /** The width of the line. */
  readonly width?: number
  readonly opacity?: number
  /** Whether only the dark theme shows it, as the light of a lamp. */
  readonly night?: boolean
}

/** Shapes that were drawn around a point of their own, placed with that point at `at`. */
export interface PlacedShapes {
  readonly at: readonly [x: number, y: number]
  /** 1 by default. */
  readonly scale?: number
  /** Whether left and right change places. */
  readonly mirrored?: boolean
  readonly shapes: readonly Shape[]
}

/** A part of a scene: left, top, width, height. */
export type Frame = readonly [x: number, y: number, width: number, height: number]

/**
 * A drawing in flat layers, from back to front. The files of the pages (./files.ts), the share pictures
 * (lib/share/illustration.tsx) and the brochure (lib/pdf/scene.ts) all draw it from this one form.
 */
export interface Scene {
  readonly layers: readonly (Shape | PlacedShapes)[]
  /** What a page shows of it. */
  readonly frame: Frame
}

/** A scene that a share picture shows in a tall panel. */
export interface PortraitScene extends Scene {
  /** The part that the panel must show; sky and ground of the scene reach beyond it. */
  readonly focus: Frame
}

/** A filled path. */
export const fill = (colour: Colour, d: string): Shape => ({ fill: colour, d })

/** A path drawn as a line. */
export const line = (colour: Colour, width: number, d: string): Shape => ({ stroke: colour, width, d })

/** A filled circle. */
export const disc = (colour: Colour, x: number, y: number, radius: number): Shape => ({
  fill: colour,
  circle: [x, y, radius],
})
