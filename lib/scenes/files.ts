import { type Theme, themes } from '@/lib/provider/palette'
import { climb } from './levels'
import { HERO, SCENE_ID, type SceneName, pictureFrames, sceneAddress, sceneNames } from './names'
import type { Frame, Scene } from './scene'
import { type Painter, layersSvg } from './svg'
import { twoChairs } from './two-chairs'
import { type Place, placeAddress, places } from './panorama/places'
import { sceneOf } from './panorama/panorama'
import { firstLight, lampAndBook, stones, summit, village, walkers } from './views'

/** The drawings of all scenes. */
const scenes: Readonly<Record<SceneName, Scene>> = {
  'two-chairs': twoChairs,
  'lamp-and-book': lampAndBook,
  walkers,
  summit,
  'first-light': firstLight,
  village,
  stones,
  climb,
}

const drawing = ({ layers }: Scene, painter: Painter, id = '') =>
  `<g${id} stroke-linecap="round" stroke-linejoin="round">${layersSvg(layers, painter)}</g>`

function picture(scene: Scene, [x, y, width, height]: Frame, theme: Theme): string {
  const markup = drawing(scene, {
    paint: (colour) => themes[theme][colour],
    night: theme === 'dark' ? 1 : null,
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${markup}</svg>`
}

/** A drawing of the first screen. Shown with `<use>`, it takes its colours from the page. */
function inPageColours(scene: Scene): string {
  const painter = { paint: (colour: string) => `var(--${colour})`, night: 'var(--night)' }
  const markup = drawing(scene, painter, ` id="${SCENE_ID}"`)
  return `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`
}

/** The SVG files of the pages, by address (scripts/build/generated.mjs). */
export const sceneFiles = (): ReadonlyMap<string, string> =>
  new Map<string, string>([
    [sceneAddress(HERO), inPageColours(scenes[HERO])],
    ...sceneNames.flatMap((name) =>
      (['light', 'dark'] as const).map(
        (theme) => [sceneAddress(name, theme), picture(scenes[name], pictureFrames[name], theme)] as const,
      ),
    ),
    ...(Object.keys(places) as Place[]).map(
      (place) => [placeAddress(place), inPageColours(sceneOf(place))] as const,
    ),
  ])
