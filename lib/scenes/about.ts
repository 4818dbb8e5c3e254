import { type Frame, type PortraitScene, type Shape, fill, line } from './scene'

/** A small picture of the About page. Sky and ground reach beyond it, so that it fills a wide box and a tall one. */
const small = (frame: Frame, focus: Frame, ...layers: readonly Shape[]): PortraitScene => ({
  frame,
  focus,
  layers: [fill('sky', 'M-900-900H1100V140H-900z'), ...layers],
})

/** Two chairs turned to each other, with space between them. */
export const chairs = small(
  [42, 4, 116, 118],
  [38, 4, 124, 118],
  { circle: [100, 22, 15], fill: 'path' },
  fill('field-far', 'M-900 104C-300 92 500 92 1100 104V130H-900z'),
  line('row', 6, 'M52 46l6 32h32M58 78l-5 28M90 78l4 28M148 46l-6 32h-32M142 78l5 28M110 78l-4 28'),
)

/** The domes from far away, and the first light on them. */
export const domes = small(
  [0, 0, 200, 120],
  [28, 0, 144, 120],
  { circle: [112, 42, 24], fill: 'path' },
  fill(
    'dome-far',
    'M-900 130V84C-500 62-240 70-60 88-30 54 20 46 62 84 84 50 150 42 184 82 204 68 236 66 262 78 520 62 800 66 1100 84V130z',
  ),
  fill('field-near', 'M-900 112C-300 94 500 94 1100 112V130H-900z'),
)

/** A few houses close together, a lamp in each window. */
export const houses = small(
  [0, 24, 200, 96],
  [4, 24, 188, 96],
  fill('field-far', 'M-900 104C-300 94 500 94 1100 104V130H-900z'),
  fill('row', 'M14 106V74l26-21 26 21v32zM70 106V60l32-25 32 25v46zM138 106V78l23-19 23 19v28z'),
  fill('path', 'M33 80h14v14H33zM93 68h18v18H93zM155 84h12v12h-12z'),
)

/** Stones that rest on one another. */
export const stones = small(
  [34, 16, 132, 104],
  [20, 16, 160, 104],
  fill('field-near', 'M-900 104C-300 94 500 94 1100 104V130H-900z'),
  fill('dome-near', 'M40 106c-6-22 16-34 60-34s68 12 60 34z'),
  fill('dome-far', 'M60 75c-4-18 14-27 42-27s42 10 36 27z'),
  fill('dome-near', 'M78 51c-2-14 9-21 23-21s23 8 19 21z'),
)
