import type { LevelNumber } from '@/lib/content/course-types'
import type { Colour } from '@/lib/palette'
import { type PortraitScene, type Scene, fill, line } from './scene'

/** The three levels as three heights on one path, up the granite. */
export const climb: PortraitScene = {
  frame: [0, 0, 640, 440],
  focus: [94, 0, 452, 440],
  layers: [
    fill('sky', 'M0-900H640V440H0z'),
    { circle: [186, 128, 46], fill: 'path', opacity: 0.8 },
    fill(
      'dome-far',
      'M0 262c34-56 92-84 160-50 40-62 132-66 178-14 46-46 110-40 154 6 50-30 104-20 148 22v214H0z',
    ),
    fill('dome-near', 'M286 300c26-118 116-202 206-204 76-2 126 56 148 96v248H286z'),
    line('dome-far', 3, 'M376 232c14-44 42-80 76-100M424 210c8-36 22-62 40-84M600 168c-14-26-32-44-54-56'),
    fill('field-far', 'M0 292c110-38 226-54 330-66 90-10 190 22 310 18v196H0z'),
    fill('field-near', 'M0 332c120-26 236-18 350 4 104 20 196 6 290-18v122H0z'),
    line(
      'row',
      5,
      'M636 440c-52-38-106-68-156-88M650 396c-30-22-58-38-86-50M560 440c-46-34-94-62-146-84M482 440c-36-32-78-60-124-84M404 440c-28-30-60-56-96-78M326 440c-20-26-42-48-70-70',
    ),
    line('path', 20, 'M-6 436c60-6 108-34 138-84'),
    line('path', 13, 'M132 352c86 22 168 4 150-38-14-32 2-54 48-58'),
    line('path', 8, 'M330 256c76 6 122-14 104-44-18-32 14-66 72-74'),
  ],
}

/** A long climb for all three levels; each level's card shows a third of it. */
export const longClimb: Scene = {
  frame: [0, 0, 1200, 300],
  layers: [
    fill('sky', 'M0 0H1200V300H0z'),
    { circle: [296, 84, 40], fill: 'path', opacity: 0.8 },
    fill(
      'dome-far',
      'M0 196c60-60 150-84 230-40 60-76 190-96 300-26 90-76 220-88 320-28 90-74 230-88 350-20v218H0z',
    ),
    fill('dome-near', 'M770 210c40-90 110-164 216-166 110-2 170 70 214 120v100H770z'),
    line('dome-far', 3, 'M918 128c10-26 26-44 46-56M1088 110c-12-16-26-28-42-36'),
    fill(
      'field-far',
      'M0 240c140-32 260-34 384-56 110-20 160-66 280-68 90-2 120 46 230 52s220-6 306-22v154H0z',
    ),
    fill('field-near', 'M0 278c200-24 380-12 560-40 200-32 420-46 640-78v140H0z'),
    line(
      'row',
      4,
      'M60 300c30-12 64-20 100-24M160 300c40-16 84-26 130-32M270 300c44-20 92-34 140-42M384 300c44-24 92-42 144-54M500 300c44-28 94-52 148-68M620 300c40-32 90-58 146-78M740 300c38-36 84-66 138-88M860 300c36-40 80-74 130-98M980 300c32-42 72-80 118-108M1090 300c26-42 62-82 104-116',
    ),
    line(
      'path',
      11,
      'M-10 296c76-10 150-30 202-70 70 18 150 6 200-18 60-30 130-16 208-56 70 22 150 6 204-18 66-30 146-4 204-50 50 30 130 50 206 42',
    ),
  ],
}

/** The disc of a level on its path: where it stands, its colours, and the size of the letters of its number. */
export interface Marker {
  readonly level: LevelNumber
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly disc: Colour
  readonly rim: Colour
  readonly number: Colour
  readonly size: number
}

/** The width of a marker's rim, and how far its number's baseline lies below its middle, in letter sizes. */
export const RIM = 5
export const BASELINE = 0.33

const levels: readonly LevelNumber[] = [1, 2, 3]

const positions: Readonly<Record<LevelNumber, readonly [x: number, y: number]>> = {
  1: [132, 352],
  2: [330, 256],
  3: [506, 138],
}

const variants = {
  plain: { disc: 'raised', rim: 'vine', number: 'vine', radius: 25, size: 27.5 },
  passed: { disc: 'vine', rim: 'raised', number: 'on-vine', radius: 25, size: 27.5 },
  current: { disc: 'grain', rim: 'raised', number: 'on-vine', radius: 34, size: 37.4 },
  ahead: { disc: 'raised', rim: 'control', number: 'quiet', radius: 25, size: 27.5 },
} as const

function variantOf(level: LevelNumber, current: LevelNumber | undefined): keyof typeof variants {
  if (!current) return 'plain'
  if (level === current) return 'current'
  return level < current ? 'passed' : 'ahead'
}

/** The markers on `climb`: all alike, or with one current level. */
export function climbMarkers(current?: LevelNumber): readonly Marker[] {
  return levels.map((level) => {
    const [x, y] = positions[level]
    return { level, x, y, ...variants[variantOf(level, current)] }
  })
}

const longPositions: typeof positions = { 1: [192, 226], 2: [600, 152], 3: [1008, 84] }

/** The marker of a level on `longClimb`. */
export function longClimbMarker(level: LevelNumber): Marker {
  const [x, y] = longPositions[level]
  return { level, x, y, ...variants.passed, radius: 26, size: 27 }
}
