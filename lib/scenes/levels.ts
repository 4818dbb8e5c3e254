import { type LevelNumber, byLevel, levelNumbers } from '@/lib/content/level-numbers'
import type { Colour } from '@/lib/provider/palette'
import { type SceneName, sceneFrames } from './names'
import { type Scene, disc, fill, line } from './scene'
import type { Place } from './panorama/places'
import { cypresses, dome, house } from './valley'

/** The path of the levels up the granite, each higher than the last. */
export const climb: Scene = {
  frame: sceneFrames.climb,
  layers: [
    fill('sky', 'M0-900H640V440H0z'),
    disc('halo', 150, 118, 84),
    disc('sun', 150, 118, 44),
    fill('granite-light', 'M-40 290 40 220 110 250 190 196 280 250 420 210 640 240V440H-40z'),
    { at: [496, 300], scale: 0.82, shapes: dome },
    fill('field-mist', 'M0 284c110-34 226-46 330-52 110-8 190 16 310 10v198H0z'),
    fill('field-far', 'M0 316c110-34 230-40 340-28 100 12 200-4 300-18v170H0z'),
    fill('field-near', 'M0 352c120-26 236-18 350 4 104 20 196 6 290-18v102H0z'),
    line(
      'field-far',
      5,
      'M636 440c-52-38-106-68-156-88M650 396c-30-22-58-38-86-50M560 440c-46-34-94-62-146-84M482 440c-36-32-78-60-124-84M404 440c-28-30-60-56-96-78M326 440c-20-26-42-48-70-70',
    ),
    { at: [70, 318], scale: 0.6, shapes: house },
    { at: [24, 320], scale: 0.6, shapes: cypresses },
    line('path', 20, 'M-6 436c60-6 108-34 138-84'),
    line('path', 13, 'M132 352c86 22 168 4 150-38-14-32 2-54 48-58'),
    line('path', 8, 'M330 256c76 6 122-14 104-44-18-32 14-66 72-74'),
  ],
}

/** The disc of a level on its path: its position, its colours, and the letter size of its number. */
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

/** The width of a marker's rim, and the distance of its number's baseline below its middle, in em. */
export const RIM = 5
export const BASELINE = 0.33

interface LevelDrawing {
  /** The position on the path. */
  readonly at: readonly [x: number, y: number]
  readonly scene: SceneName
  /** The place of the level's page in the landscape. */
  readonly place: Place
}

const stops: Readonly<Record<'foot' | 'ledge' | 'summit', LevelDrawing>> = {
  foot: { at: [132, 352], scene: 'lamp-and-book', place: 'foot' },
  ledge: { at: [330, 256], scene: 'walkers', place: 'ledge' },
  summit: { at: [506, 138], scene: 'summit', place: 'summit' },
}

const climbs = {
  2: [stops.foot, stops.summit],
  3: [stops.foot, stops.ledge, stops.summit],
} as const

/** The drawing of each level; the last one is on the summit. */
export const levelDrawings = byLevel((level) => climbs[levelNumbers.length][level - 1]!)

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
  return levelNumbers.map((level) => {
    const [x, y] = levelDrawings[level].at
    return { level, x, y, ...variants[variantOf(level, current)] }
  })
}
