import { type Frame, type Shape, disc, fill, line } from '@/lib/scenes/scene'

const frame: Frame = [0, 0, 48, 48]

const layers: readonly Shape[] = [
  fill('sign-ground', 'M0 0H48V48H0z'),
  disc('sign-sun', 18, 34, 6),
  line('sign-chair', 3.2, 'M24 34V10L36 15'),
]

/** A note. */
export const sign = { frame, layers } as const
