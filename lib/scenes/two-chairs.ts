import { sceneFrames } from './names'
import { armrest, chair, lantern, listener, table, teller } from './people'
import { type PortraitScene, disc, fill, line } from './scene'
import { cypresses, dome, house, protea, tree } from './valley'

/** Left ends of the rows of vines at the near edge of their field; all run towards one point behind the house. */
const ROWS = [-420, -300, -190, -90, 0, 80, 160, 240, 330, 430, 540, 660, 790]

const STARS = [
  [60, 90],
  [210, 40],
  [330, 130],
  [520, 60],
  [610, 190],
  [700, 40],
  [960, 70],
  [1060, 30],
  [1330, 50],
  [1400, 130],
] as const

/**
 * Two people who talk under a tree, in the valley at first light, or at night with a lamp in each window. The ground runs
 * on to the left below the words of a page, and sky and ground reach beyond the frame. It has no sky of its own.
 */
export const twoChairs: PortraitScene = {
  frame: sceneFrames['two-chairs'],
  focus: [700, 60, 740, 700],
  layers: [
    ...STARS.map(([x, y]) => ({ ...disc('sun', x, y, 2.5), night: true })),
    disc('halo', 790, 170, 104),
    disc('sun', 790, 170, 56),
    { ...disc('halo', 814, 154, 50), night: true },
    fill('mist', 'M-1200 470C-300 430 200 420 560 360c300-50 700-60 1700-20v420H-1200z'),
    fill(
      'field-mist',
      'M-1200 620C-500 560 40 560 380 466l90-60 54 30 70-66 80 60 60-30 90 50h1400v300H-1200z',
    ),
    { at: [905, 470], scale: 1.02, shapes: dome },
    { at: [1190, 470], scale: 0.6, shapes: dome },
    fill('field-far', 'M-1200 650C-500 600 100 590 460 500c240-60 700-70 1800-30v290H-1200z'),
    fill('field-near', 'M-1200 690C-300 640 220 610 560 536c220-46 600-60 1700-30v260H-1200z'),
    line('field-far', 8, ROWS.map((x) => `M${x + 60} 780 ${850 + (x - 200) * 0.22} 516`).join('')),
    { at: [742, 520], shapes: cypresses },
    { at: [650, 536], scale: 0.9, shapes: house },
    fill('lawn', 'M-1200 780C-200 760 240 720 520 640c220-62 520-86 1740-70v300H-1200z'),
    fill('lawn-shade', 'M840 700c90-44 300-70 560-60 200 8 520 30 860 40v200H840c-60-60-60-150 0-180z'),
    fill(
      'path',
      'M650 538h9c4 26-34 38-28 58 8 26 66 30 62 68-4 40-96 56-106 116H440c10-50 140-66 162-104 14-26-28-40-24-68 4-30 56-40 72-70z',
    ),
    { at: [1165, 664], scale: 1.1, shapes: tree },
    { at: [960, 706], shapes: chair },
    { at: [960, 706], shapes: teller },
    { at: [960, 706], shapes: armrest },
    { at: [1112, 712], shapes: table },
    { at: [1112, 632], shapes: lantern },
    { at: [1270, 706], mirrored: true, shapes: chair },
    { at: [1270, 706], mirrored: true, shapes: listener },
    { at: [1270, 706], mirrored: true, shapes: armrest },
    { at: [1392, 760], scale: 1.3, shapes: protea },
    { at: [1436, 772], scale: 1, shapes: protea },
  ],
}
