import { climb } from './levels'
import { SCENE_ID, type SceneName } from './names'
import type { PortraitScene } from './scene'
import { layersSvg } from './svg'
import { twoChairs } from './two-chairs'
import { firstLight, lampAndBook, stones, summit, village, walkers } from './views'

/** The scenes that pages show, each as a file of its own (scripts/scenes.mjs). */
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

/** The SVG file of a scene. It takes its colours from the page that shows it with `<use>`, which inherits them. */
export function sceneFile({ layers }: PortraitScene): string {
  const markup = layersSvg(layers, {
    paint: (colour) => `var(--${colour})`,
    night: (shape) => `<g opacity="var(--night)">${shape}</g>`,
  })
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="${SCENE_ID}" stroke-linecap="round" stroke-linejoin="round">${markup}</g></svg>`
}
