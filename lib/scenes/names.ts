import type { Frame } from './scene'

const view: Frame = [0, 0, 640, 400]

/** The scenes that pages show, each with what a page shows of it. Free of the drawings, because scripts import it. */
export const sceneFrames = {
  'two-chairs': [0, 0, 1440, 760],
  'lamp-and-book': view,
  walkers: view,
  summit: view,
  'first-light': view,
  village: view,
  stones: view,
  climb: [0, 0, 640, 440],
} as const satisfies Record<string, Frame>

/** The part of `two-chairs` with the two people. */
export const TWO_PEOPLE: Frame = [640, 90, 800, 670]

/** The id of the whole scene in its file. */
export const SCENE_ID = 'scene'

/** The name of a scene. */
export type SceneName = keyof typeof sceneFrames

/** The address of a scene's file, which the build writes (scripts/scenes.mjs). */
export const sceneAddress = (name: SceneName) => `/scenes/${name}.svg` as const
