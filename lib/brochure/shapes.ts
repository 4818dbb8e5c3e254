import type { LevelNumber } from '@/lib/content/course-types'
import type { Colour } from '@/lib/palette'

/** A flat layer of a drawing: an SVG path or a circle, filled or drawn as a line. */
export type Shape = {
  readonly d?: string
  readonly circle?: readonly [x: number, y: number, radius: number]
  readonly fill?: Colour
  readonly stroke?: Colour
  readonly width?: number
  readonly opacity?: number
  readonly shift?: number
}

/** A drawing in its own units, its layers from back to front; those of `clipped` show only inside `clip`. */
export type Drawing = {
  readonly width: number
  readonly height: number
  readonly back: readonly Shape[]
  readonly clip?: string
  readonly clipped?: readonly Shape[]
  readonly front: readonly Shape[]
}

const ROWS = [-260, -140, -20, 100, 220, 340, 460, 580, 700, 1100, 1220, 1340, 1460, 1580, 1700, 1820]
const HORIZON = { x: 930, y: 505 }

/** Paarl at first light, the same shapes as components/site/landscape.tsx (a test compares them). */
export const landscape: Drawing = {
  width: 1440,
  height: 720,
  back: [
    { circle: [1250, 170, 70], fill: 'path' },
    {
      d: 'M640 590c60-70 120-92 180-70 40-130 130-190 220-120 84-170 232-178 330-40 24-32 48-50 70-58v318H640z',
      fill: 'dome-far',
    },
    {
      d: 'M720 610c40-70 90-110 150-84 40-110 100-256 220-256 120 0 190 130 240 220l70 120H720z',
      fill: 'dome-near',
    },
    { d: 'M1130 620c60-110 130-160 210-130 40 16 72 36 100 50v90z', fill: 'dome-near', opacity: 0.8 },
    {
      d: 'M1020 322c30-22 70-30 104-16M1084 372c26-14 52-16 80-4M1250 506c26-10 50-10 76 2',
      stroke: 'dome-far',
      width: 5,
    },
    { d: 'M0 566c240-50 470-56 720-28s500 28 720-20v202H0z', fill: 'field-far' },
    { d: 'M0 612c260-44 520-46 780-14s470 30 660-8v130H0z', fill: 'field-near' },
  ],
  clip: 'M0 640c260-44 520-46 780-14s470 30 660-8v130H0z',
  clipped: ROWS.map((x) => ({
    d: `M${x} 760L${HORIZON.x + (x - HORIZON.x) * 0.14} ${HORIZON.y}`,
    stroke: 'row',
    width: 7,
  })),
  front: [
    {
      d: 'M700 720c-6-44 118-50 108-88-8-28-78-28-60-58 12-20 62-22 60-46-2-18-40-20-44-40-4-22 42-34 56-62 4 34-26 44-20 60 8 20 56 22 56 50 0 32-66 34-62 54 6 28 96 30 96 74 0 24-22 40-32 56z',
      fill: 'path',
      shift: 130,
    },
  ],
}

/** The three levels as three heights on one path, the same shapes as components/courses/climb.tsx. */
export const climb: Drawing = {
  width: 640,
  height: 440,
  back: [
    { d: 'M0 0H640V440H0z', fill: 'sky' },
    { circle: [186, 128, 46], fill: 'path', opacity: 0.8 },
    {
      d: 'M0 262c34-56 92-84 160-50 40-62 132-66 178-14 46-46 110-40 154 6 50-30 104-20 148 22v214H0z',
      fill: 'dome-far',
    },
    { d: 'M286 300c26-118 116-202 206-204 76-2 126 56 148 96v248H286z', fill: 'dome-near' },
    {
      d: 'M376 232c14-44 42-80 76-100M424 210c8-36 22-62 40-84M600 168c-14-26-32-44-54-56',
      stroke: 'dome-far',
      width: 3,
    },
    {
      d: 'M0 292c110-38 226-54 330-66 90-10 190 22 310 18v196H0z',
      fill: 'field-far',
    },
    { d: 'M0 332c120-26 236-18 350 4 104 20 196 6 290-18v122H0z', fill: 'field-near' },
    {
      d: 'M636 440c-52-38-106-68-156-88M650 396c-30-22-58-38-86-50M560 440c-46-34-94-62-146-84M482 440c-36-32-78-60-124-84M404 440c-28-30-60-56-96-78M326 440c-20-26-42-48-70-70',
      stroke: 'row',
      width: 5,
    },
  ],
  front: [
    { d: 'M-6 436c60-6 108-34 138-84', stroke: 'path', width: 20 },
    { d: 'M132 352c86 22 168 4 150-38-14-32 2-54 48-58', stroke: 'path', width: 13 },
    { d: 'M330 256c76 6 122-14 104-44-18-32 14-66 72-74', stroke: 'path', width: 8 },
  ],
}

/** Where each level stands on the path of `climb`. */
export const stops: Readonly<Record<LevelNumber, readonly [number, number]>> = {
  1: [132, 352],
  2: [330, 256],
  3: [506, 138],
}

/** The sign of the organisation: domes, vine rows and the path between, as in components/site/wordmark.tsx. */
export const sign: Drawing = {
  width: 48,
  height: 48,
  back: [
    { d: 'M0 0H48V48H0z', fill: 'sky' },
    { d: 'M2 32C8 16 18 12 25 22c4-7 13-8 21 8v6H2z', fill: 'dome-near' },
    { d: 'M0 30c14-5 32-5 48 1v17H0z', fill: 'field-near' },
    { d: 'M20 48c1-7 9-9 5-18h2c6 9-2 11 1 18z', fill: 'path' },
  ],
  front: [],
}
