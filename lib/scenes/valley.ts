import { type Shape, fill, line } from './scene'

/* Objects in the valley, each drawn around the middle of its foot. */

/** A granite dome, lit from the left. */
export const dome: readonly Shape[] = [
  fill('granite', 'M-250 0C-236-150-130-262 0-262S236-150 262 0z'),
  fill('granite-light', 'M-250 0C-240-110-186-196-116-236-40-210-24-80-14 0z'),
  fill('granite-dark', 'M0-262c130 0 236 112 262 262h-70C186-110 120-220 0-262z'),
  line(
    'granite-dark',
    5,
    'M-60-176c-16 26-22 54-24 82M-18-214c6 40 8 84 8 118M36-190c16 40 22 84 24 122M84-150c16 36 24 70 26 104M-120-140c-14 24-20 46-22 66',
  ),
]

/** A Cape Dutch house; its windows are lit at night. */
export const house: readonly Shape[] = [
  fill('wall', 'M-62-30H62V0H-62zM-20-30c2-16 8-12 8-24h24c0 12 6 8 8 24z'),
  fill('granite-dark', 'M-68-30l8-20h46l-6 20zM68-30l-8-20H14l6 20z'),
  fill('wall', 'M-68-28v-24q4-6 8 0v24zM60-28v-24q4-6 8 0v24z'),
  fill(
    'pane',
    'M-50-20h10v10h-10zM-30-20h10v10h-10zM20-20h10v10H20zM40-20h10v10H40zM-6-22H6V0H-6zM-4-44h8v8h-8z',
  ),
]

export const cypresses: readonly Shape[] = [
  fill('leaf-dark', 'M-26 0c-10-30-6-66 4-84 10 18 14 54 4 84zM18 0C8-26 12-58 22-74c10 16 12 48 4 74z'),
  fill('leaf', 'M-8 0c-12-36-6-84 6-106C10-84 16-36 6 0z'),
]

/** A broad tree whose foot is at the origin. */
export const tree: readonly Shape[] = [
  fill(
    'bark',
    'M-34 10c16-70 12-130-32-210l26-12c22 26 34 56 40 84 2-40 2-70-2-100h28c-2 30 0 60 2 96 8-34 26-62 46-82l22 14c-40 70-50 140-34 214-24 14-72 14-96-4z',
  ),
  fill('wood-dark', 'M24-4c-8-80 4-140 46-206l8 6C40-140 42-60 62 4z'),
  fill(
    'leaf-dark',
    'M-296-214c-40-22-30-70 8-82-4-50 48-82 90-66 14-56 86-74 128-40 40-38 114-30 136 14 52-20 112 8 116 60 48 2 78 46 60 84 36 30 12 82-34 78-22 30-74 34-98 8-34 34-98 30-118 2-32 30-96 26-116-8-34 22-84 12-96-20-32 10-66-4-76-30z',
  ),
  fill(
    'leaf',
    'M-268-238c-20-16-4-46 22-44 0-36 44-58 76-38 16-48 78-60 110-26 36-30 92-22 108 16 42-16 88 8 90 44 38-4 58 30 42 56-40 20-86 10-100-8-24 22-76 20-96 0-28 20-84 16-100-10-32 16-76 10-88-14-20 18-50 20-64 24z',
  ),
  fill(
    'leaf-light',
    'M-216-274c4-22 34-34 58-22 10-10 26-8 30 2-20 18-62 30-88 20zM-96-330c10-24 48-32 72-16 14-4 26 2 26 12-22 16-74 20-98 4zM70-306c8-18 40-24 62-12 14-2 24 6 22 14-22 12-64 12-84-2zM-30-262c12-16 44-18 62-6 8 0 14 6 12 12-20 10-58 10-74-6zM176-252c10-14 36-16 52-6 8 0 12 6 10 12-18 8-48 8-62-6z',
  ),
]

export const protea: readonly Shape[] = [
  line('leaf-dark', 5, 'M0-34C-2-20-2-10 0 0'),
  fill('leaf', 'M0-8c-22-2-34-16-36-30 16 2 30 12 36 30zM0-8c20-2 32-14 36-26-18 0-30 10-36 26z'),
  fill(
    'protea',
    'M-26-38c-6-14-8-26-6-34 8 6 12 12 14 18 0-12 2-22 6-28 6 8 8 16 8 24 4-8 8-18 12-24 4 8 6 16 4 26 4-6 10-12 16-16 2 12-2 24-6 34-10 12-38 12-48 0z',
  ),
  fill(
    'protea-light',
    'M-16-36c-4-10-4-18-2-24 6 6 8 12 10 18 2-10 6-18 8-22 4 6 6 14 8 22 4-6 6-12 10-16 2 8 0 16-4 24-6 8-24 8-30-2z',
  ),
]

/** Flat stones that rest on one another. */
export const cairn: readonly Shape[] = [
  fill('granite-dark', 'M-70 0c-8-26 14-40 70-40s80 14 70 40z'),
  fill('granite-light', 'M-48-38c-8-22 8-34 48-34s56 12 46 34c-14 8-80 8-94 0z'),
  fill('granite', 'M-30-70c-6-20 4-30 30-30s38 10 30 30c-10 6-50 6-60 0z'),
  fill('granite-light', 'M-16-100c-4-14 2-22 18-22s22 8 16 22c-6 4-28 4-34 0z'),
]

/** Low bushes along a near edge, 300 wide. */
export const bushes: readonly Shape[] = [
  fill(
    'leaf-dark',
    'M-150 20c-6-26 14-40 34-34 4-26 40-30 50-8 14-18 44-14 50 6 16-20 50-18 56 6 20-14 46-4 46 16 24-4 40 6 64 14z',
  ),
]
