import type { Frame } from '../scene'

/**
 * The places of the panorama, from the gate to the view back, each with its visible frame. The ground rises to the
 * right. A wide page shows all of a frame, a phone its right half, so the landmark of a place is there.
 */
export const places = {
  gate: [-400, 320, 2000, 400],
  vineyard: [260, 320, 2000, 400],
  village: [1060, 320, 2000, 400],
  window: [1860, 320, 2000, 400],
  foot: [2660, 310, 2000, 400],
  ledge: [3500, 130, 2000, 400],
  summit: [4500, -110, 2000, 400],
  view: [6000, -110, 2000, 400],
  path: [2400, -100, 4100, 820],
} as const satisfies Record<string, Frame>

/** The places of the listed pages (lib/site/pages.ts), on the page and on its share picture. */
export const pagePlaces = {
  home: 'gate',
  landing: 'gate',
  contact: 'gate',
  about: 'village',
  blog: 'window',
  courses: 'path',
  programme: 'path',
  legal: 'vineyard',
} as const satisfies Record<string, Place>

/** The address of the drawing of a place in the page's colours (scripts/build/generated.mjs). */
export const placeAddress = (place: Place) => `/scenes/place-${place}.svg` as const

export type Place = keyof typeof places
