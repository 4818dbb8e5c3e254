import { type Frame, type Shape, disc, fill, line } from './scene'

const frame: Frame = [0, 0, 48, 48]

const layers: readonly Shape[] = [
  fill('sign-ground', 'M0 0H48V48H0z'),
  disc('sign-sun', 24, 15, 5),
  line('sign-chair', 3.2, 'M8.5 13.5 11 27.5H20M11 27.5 9.5 38M20 27.5 21 38'),
  line('sign-chair', 3.2, 'M39.5 13.5 37 27.5H28M37 27.5 38.5 38M28 27.5 27 38'),
]

/** The organisation's sign: two chairs and the sun between them. app/icon.svg shows the same (a test compares them). */
export const sign = { frame, layers } as const
