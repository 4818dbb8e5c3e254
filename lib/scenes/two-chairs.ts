import { sceneFrames } from './names'
import { armrest, chair, lantern, listener, table, teller } from './people'
import { type Scene, disc, fill, line } from './scene'
import { cypresses, dome, house, protea, tree } from './valley'

/** Left ends of the rows of vines at the near edge of their field; all run towards one point behind the house. */
const ROWS = [60, 150, 230, 310, 380, 450, 520, 600, 690, 790, 900]

const STARS = [
  [1060, 104],
  [1130, 78],
  [1230, 96],
  [1330, 84],
  [1400, 130],
] as const

/**
 * Two people who talk under a tree, in the valley at first light, or at night with a lamp in each window. The ground
 * continues to the left below the text of a page, and sky and ground extend beyond the frame. The sky is not part of
 * it.
 */
export const twoChairs: Scene = {
  frame: sceneFrames['two-chairs'],
  layers: [
    ...STARS.map(([x, y]) => ({ ...disc('sun', x, y, 2.5), night: true })),
    disc('halo', 936, 140, 104),
    disc('sun', 936, 140, 56),
    { ...disc('halo', 960, 124, 50), night: true },
    fill('mist', 'M-1200 640C-300 630 300 560 620 420c260-100 640-110 1640-80v420H-1200z'),
    { at: [930, 526], scale: 1.1, shapes: dome },
    { at: [1200, 500], scale: 0.6, shapes: dome },
    fill('field-mist', 'M-1200 716C-300 712 400 700 600 560c110-80 240-104 400-104s500 0 1260 10v300H-1200z'),
    fill('field-far', 'M-1200 724C-300 720 340 716 580 590c190-90 620-120 1680-90v290H-1200z'),
    fill('field-near', 'M-1200 740C-300 736 380 730 640 628c210-76 640-110 1620-90v260H-1200z'),
    line('field-far', 8, ROWS.map((x) => `M${x} 790 ${830 + (x - 500) * 0.24} 560`).join('')),
    { at: [800, 556], shapes: cypresses },
    { at: [716, 578], scale: 0.9, shapes: house },
    fill('lawn', 'M-1200 756C-200 752 430 750 660 690c220-52 560-70 1600-50v200H-1200z'),
    fill('lawn-shade', 'M840 712c90-44 300-66 560-56 200 8 520 30 860 40v200H840c-60-60-60-138 0-184z'),
    fill(
      'path',
      'M716 580h9c4 22-30 32-26 52 6 24 60 24 54 62-6 38-80 44-92 90H500c16-44 130-54 154-90 16-26-26-36-20-60 6-26 62-32 82-54z',
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
