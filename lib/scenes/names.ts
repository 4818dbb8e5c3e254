import type { Theme } from '@/lib/provider/palette'
import type { Frame } from './scene'

const view: Frame = [0, 0, 640, 400]

/** The scenes of pages, each with its visible frame. Without the drawings, because scripts import it. */
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

export type SceneName = keyof typeof sceneFrames

export const sceneNames = Object.keys(sceneFrames) as SceneName[]

/** The scene of the home page's first screen. */
export const HERO = 'two-chairs' satisfies SceneName

/** The part with the two people. */
export const TWO_PEOPLE: Frame = [640, 90, 800, 670]

/** The visible frame of a scene's picture. */
export const pictureFrames: Readonly<Record<SceneName, Frame>> = { ...sceneFrames, [HERO]: TWO_PEOPLE }

export const SCENE_ID = 'scene'

/** The address of a file from scripts/build/generated.mjs: a picture in a theme, or the hero in the page's colours. */
export const sceneAddress = (name: SceneName, theme?: Theme) =>
  `/scenes/${theme ? `${name}-${theme}` : name}.svg` as const
