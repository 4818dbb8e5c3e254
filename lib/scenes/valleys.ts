import { type PortraitScene, type Shape, fill, line } from './scene'

/** A view of the valley whose portrait begins at `left`. The sky reaches far above, for pictures of another shape. */
const valley = (
  left: number,
  sun: readonly [number, number],
  ...layers: readonly Shape[]
): PortraitScene => ({
  frame: [0, 0, 640, 360],
  focus: [left, 60, 400, 300],
  layers: [fill('sky', 'M-900-900H1540V360H-900z'), { circle: [...sun, 38], fill: 'path' }, ...layers],
})

/** Four views of one valley: the domes, the vine rows, the path, the river plain. */
export const valleys = [
  valley(
    160,
    [524, 92],
    fill('dome-far', 'M0 236c56-84 150-104 236-44 76-84 206-88 280-4 40-28 84-34 124-16v188H0z'),
    fill('dome-near', 'M132 300c36-128 118-196 214-196s172 84 208 196z'),
    line('dome-far', 4, 'M236 208c14-34 34-58 62-74M402 142c26 16 46 38 60 66'),
    fill('field-far', 'M0 276c190-44 420-44 640 4v80H0z'),
    fill('field-near', 'M0 318c220-30 430-8 640-30v72H0z'),
  ),
  valley(
    90,
    [128, 84],
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
    [470, 76],
    fill('dome-far', 'M0 226c70-40 150-46 226-12 60-52 150-62 226-22 60-34 128-36 188-8v176H0z'),
    fill('dome-near', 'M300 260c44-92 112-140 186-140 70 0 122 52 154 100v60H300z'),
    fill('field-far', 'M0 256c210-34 430-30 640 6v98H0z'),
    fill('field-near', 'M0 300c200-32 430-18 640 10v50H0z'),
    line('path', 12, 'M196 366c26-36 132-34 128-62-4-26-92-20-84-44 8-20 96-8 132-38 26-22 40-48 62-70'),
  ),
  valley(
    120,
    [320, 164],
    fill('dome-near', 'M0 216c50-96 140-132 216-92 40 22 62 60 78 92z'),
    fill('dome-far', 'M360 216c60-64 140-86 206-58 34 14 58 36 74 58z'),
    fill('field-far', 'M0 204c210 18 430 18 640-2v158H0z'),
    line('path', 11, 'M-10 262c130-22 240 22 362 4s190-34 298-12'),
    fill('field-near', 'M0 300c220 26 430-18 640 6v54H0z'),
  ),
] as const

/** The view of a post without a photograph, by its slug: the same wherever the post is shown. */
export function valleyOf(slug: string): { readonly scene: PortraitScene; readonly mirrored: boolean } {
  const hash = [...slug].reduce((sum, letter) => (sum * 33 + letter.charCodeAt(0)) % 9973, 7)
  return {
    scene: valleys[hash % valleys.length]!,
    mirrored: Math.floor(hash / valleys.length) % 2 === 1,
  }
}
