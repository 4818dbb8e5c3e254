import { type Scene, fill, line } from './scene'

/** Left ends of the vine rows at the near edge of the field; all run towards one point below the domes. */
const ROWS = [-260, -140, -20, 100, 220, 340, 460, 580, 700, 1100, 1220, 1340, 1460, 1580, 1700, 1820]
const HORIZON = { x: 930, y: 505 }

/** Paarl at first light: granite domes, fields, vine rows and the path that climbs. It has no sky of its own. */
export const landscape: Scene = {
  frame: [0, 0, 1440, 720],
  layers: [
    { circle: [1250, 170, 70], fill: 'path' },
    fill(
      'dome-far',
      'M640 590c60-70 120-92 180-70 40-130 130-190 220-120 84-170 232-178 330-40 24-32 48-50 70-58v318H640z',
    ),
    fill(
      'dome-near',
      'M720 610c40-70 90-110 150-84 40-110 100-256 220-256 120 0 190 130 240 220l70 120H720z',
    ),
    { ...fill('dome-near', 'M1130 620c60-110 130-160 210-130 40 16 72 36 100 50v90z'), opacity: 0.8 },
    line('dome-far', 5, 'M1020 322c30-22 70-30 104-16M1084 372c26-14 52-16 80-4M1250 506c26-10 50-10 76 2'),
    fill('field-far', 'M0 566c240-50 470-56 720-28s500 28 720-20v202H0z'),
    fill('field-near', 'M0 612c260-44 520-46 780-14s470 30 660-8v130H0z'),
    {
      id: 'near-field',
      clip: 'M0 640c260-44 520-46 780-14s470 30 660-8v130H0z',
      shapes: [
        line(
          'row',
          7,
          ROWS.map((x) => `M${x} 760L${HORIZON.x + (x - HORIZON.x) * 0.14} ${HORIZON.y}`).join(''),
        ),
      ],
    },
    fill(
      'path',
      'M830 720c-6-44 118-50 108-88-8-28-78-28-60-58 12-20 62-22 60-46-2-18-40-20-44-40-4-22 42-34 56-62 4 34-26 44-20 60 8 20 56 22 56 50 0 32-66 34-62 54 6 28 96 30 96 74 0 24-22 40-32 56z',
    ),
  ],
}
