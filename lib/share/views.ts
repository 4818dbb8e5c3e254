import type { Part } from './svg'
import type { Drawing, Shape } from '@/lib/brochure/shapes'
import type { Colour } from '@/lib/palette'

const fill = (colour: Colour, d: string): Shape => ({ fill: colour, d })
const line = (colour: Colour, width: number, d: string): Shape => ({ stroke: colour, width, d })
const sun = (x: number, y: number, radius: number): Shape => ({ circle: [x, y, radius], fill: 'path' })

/** A drawing with the part of it that must be seen: its sky and ground go on around it. */
export interface View {
  readonly part: Part
  readonly drawing: Drawing
}

/** A view of the valley from `left` on; its sky goes on above what the site shows. */
const valley = (left: number, ...layers: readonly Shape[]): View => ({
  part: [left, 60, 400, 300],
  drawing: {
    width: 640,
    height: 360,
    back: [fill('sky', 'M-900-900H1540V360H-900z'), ...layers],
    front: [],
  },
})

/** Four views of one valley, the same shapes as components/blog/post-drawing.tsx (a test compares them). */
export const valleys: readonly View[] = [
  valley(
    160,
    sun(524, 92, 38),
    fill('dome-far', 'M0 236c56-84 150-104 236-44 76-84 206-88 280-4 40-28 84-34 124-16v188H0z'),
    fill('dome-near', 'M132 300c36-128 118-196 214-196s172 84 208 196z'),
    line('dome-far', 4, 'M236 208c14-34 34-58 62-74M402 142c26 16 46 38 60 66'),
    fill('field-far', 'M0 276c190-44 420-44 640 4v80H0z'),
    fill('field-near', 'M0 318c220-30 430-8 640-30v72H0z'),
  ),
  valley(
    90,
    sun(128, 84, 38),
    fill('dome-far', 'M0 190c90-52 190-56 280-14 90-62 250-70 360 6v178H0z'),
    fill('field-far', 'M0 208c200-30 430-28 640 6v146H0z'),
    fill('field-near', 'M0 236c210-26 430-20 640 8v116H0z'),
    line(
      'row',
      6,
      'M356 242-60 360M362 243 60 360M370 244 190 360M380 244 312 366M394 245 438 366M406 246 566 366M414 247 690 360M420 248 800 344',
    ),
  ),
  valley(
    150,
    sun(470, 76, 38),
    fill('dome-far', 'M0 226c70-40 150-46 226-12 60-52 150-62 226-22 60-34 128-36 188-8v176H0z'),
    fill('dome-near', 'M300 260c44-92 112-140 186-140 70 0 122 52 154 100v60H300z'),
    fill('field-far', 'M0 256c210-34 430-30 640 6v98H0z'),
    fill('field-near', 'M0 300c200-32 430-18 640 10v50H0z'),
    line('path', 12, 'M196 366c26-36 132-34 128-62-4-26-92-20-84-44 8-20 96-8 132-38 26-22 40-48 62-70'),
  ),
  valley(
    120,
    sun(320, 164, 38),
    fill('dome-near', 'M0 216c50-96 140-132 216-92 40 22 62 60 78 92z'),
    fill('dome-far', 'M360 216c60-64 140-86 206-58 34 14 58 36 74 58z'),
    fill('field-far', 'M0 204c210 18 430 18 640-2v158H0z'),
    line('path', 11, 'M-10 262c130-22 240 22 362 4s190-34 298-12'),
    fill('field-near', 'M0 300c220 26 430-18 640 6v54H0z'),
  ),
]

/** Which of the valleys a post without a picture has, and whether mirrored: as on its page, by its slug. */
export function valleyOf(slug: string): { readonly view: View; readonly mirrored: boolean } {
  const number = [...slug].reduce((sum, letter) => (sum * 33 + letter.charCodeAt(0)) % 9973, 7)
  return {
    view: valleys[number % valleys.length]!,
    mirrored: Math.floor(number / valleys.length) % 2 === 1,
  }
}

/** A drawing of the About page: sky and ground go on beyond the part that must be seen. */
const about = (part: Part, ...layers: readonly Shape[]): View => ({
  part,
  drawing: {
    width: part[2],
    height: part[3],
    back: [fill('sky', 'M-900-900H1100V140H-900z'), ...layers],
    front: [],
  },
})

const furniture: Shape = {
  stroke: 'row',
  width: 6,
  d: 'M52 46l6 32h32M58 78l-5 28M90 78l4 28M148 46l-6 32h-32M142 78l5 28M110 78l-4 28',
}

/** Small pictures of the About page, the same shapes as components/about/drawings.tsx (a test compares them). */
export const views = {
  chairs: about(
    [38, 4, 124, 118],
    sun(100, 22, 15),
    fill('field-far', 'M-900 104C-300 92 500 92 1100 104V130H-900z'),
    furniture,
  ),
  domes: about(
    [28, 0, 144, 120],
    sun(112, 42, 24),
    fill(
      'dome-far',
      'M-900 130V84C-500 62-240 70-60 88-30 54 20 46 62 84 84 50 150 42 184 82 204 68 236 66 262 78 520 62 800 66 1100 84V130z',
    ),
    fill('field-near', 'M-900 112C-300 94 500 94 1100 112V130H-900z'),
  ),
  houses: about(
    [4, 24, 188, 96],
    fill('field-far', 'M-900 104C-300 94 500 94 1100 104V130H-900z'),
    fill('row', 'M14 106V74l26-21 26 21v32zM70 106V60l32-25 32 25v46zM138 106V78l23-19 23 19v28z'),
    fill('path', 'M33 80h14v14H33zM93 68h18v18H93zM155 84h12v12h-12z'),
  ),
  stones: about(
    [20, 16, 160, 104],
    fill('field-near', 'M-900 104C-300 94 500 94 1100 104V130H-900z'),
    fill('dome-near', 'M40 106c-6-22 16-34 60-34s68 12 60 34z'),
    fill('dome-far', 'M60 75c-4-18 14-27 42-27s42 10 36 27z'),
    fill('dome-near', 'M78 51c-2-14 9-21 23-21s23 8 19 21z'),
  ),
} as const
