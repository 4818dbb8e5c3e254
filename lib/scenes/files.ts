import { type Theme, themes } from '@/lib/palette'
import { climb } from './levels'
import { HERO, SCENE_ID, type SceneName, pictureFrames, sceneAddress, sceneNames } from './names'
import type { PortraitScene } from './scene'
import { type Painter, layersSvg } from './svg'
import { twoChairs } from './two-chairs'
import { firstLight, lampAndBook, stones, summit, village, walkers } from './views'

/** The drawings of all scenes. */
export const scenes: Readonly<Record<SceneName, PortraitScene>> = {
  'two-chairs': twoChairs,
  'lamp-and-book': lampAndBook,
  walkers,
  summit,
  'first-light': firstLight,
  village,
  stones,
  climb,
}

const drawing = (name: SceneName, painter: Painter, id = '') =>
  `<g${id} stroke-linecap="round" stroke-linejoin="round">${layersSvg(scenes[name].layers, painter)}</g>`

/** A scene as a picture, in the colours of a theme. */
function picture(name: SceneName, theme: Theme): string {
  const [x, y, width, height] = pictureFrames[name]
  const markup = drawing(name, {
    paint: (colour) => themes[theme][colour],
    night: theme === 'dark' ? (shape) => shape : null,
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${markup}</svg>`
}

/** The drawing of the home page's first screen. It takes its colours from the page, which shows it with `<use>`. */
function hero(): string {
  const markup = drawing(
    HERO,
    { paint: (colour) => `var(--${colour})`, night: (shape) => `<g opacity="var(--night)">${shape}</g>` },
    ` id="${SCENE_ID}"`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`
}

/** The SVG files that pages show, by their addresses (scripts/build/generated.mjs). */
export const sceneFiles = (): ReadonlyMap<string, string> =>
  new Map<string, string>([
    [sceneAddress(HERO), hero()],
    ...sceneNames.flatMap((name) =>
      (['light', 'dark'] as const).map((theme) => [sceneAddress(name, theme), picture(name, theme)] as const),
    ),
  ])
