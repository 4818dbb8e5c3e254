import type { Scene } from '../scene'
import { farthest, granite, ridges, starAt, stars, starts, sunAt, valley, valleyBelow } from './ground'
import {
  atTheGate,
  farHouse,
  homes,
  kitchen,
  lookingBack,
  onTheLedge,
  onTheSummit,
  path,
  settingOut,
  vines,
} from './marks'
import { type Place, places } from './places'

/** The drawings of each place in front of the common ground. */
const marks: Readonly<Record<Place, Scene['layers']>> = {
  gate: atTheGate,
  vineyard: vines,
  village: [...vines, ...homes],
  window: [...farHouse, ...kitchen],
  foot: settingOut,
  ledge: [...settingOut, ...onTheLedge],
  summit: onTheSummit,
  view: lookingBack,
  path: [...farHouse, ...kitchen, ...settingOut, ...onTheLedge, ...onTheSummit],
}

/** The position of the sun at each place, clear of the page's title in the sky. */
const suns: Readonly<Record<Place, readonly [x: number, y: number]>> = {
  gate: [900, 556],
  vineyard: [2150, 572],
  village: [2240, 556],
  window: [3730, 540],
  foot: [3730, 554],
  ledge: [4700, 420],
  summit: [5560, 196],
  view: [7060, 176],
  path: [5560, 196],
}

/** The part of the panorama around a place, without what begins at its right or is a star outside it. */
export function sceneOf(place: Place): Scene {
  const frame = places[place]
  const [left, , width] = frame
  const from = (start: number, layers: Scene['layers']) => (start < left + width ? layers : [])
  return {
    frame,
    layers: [
      ...stars.filter(([x]) => x > left && x < left + width).map(starAt),
      ...from(starts.farthest, [farthest]),
      ...sunAt(...suns[place]),
      ...ridges,
      ...valley,
      ...from(starts.valleyBelow, valleyBelow),
      ...from(starts.granite, granite),
      ...path,
      ...marks[place],
    ],
  }
}
