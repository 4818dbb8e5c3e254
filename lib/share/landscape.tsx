import { palette } from '@/lib/provider/palette'
import { sceneOf } from '@/lib/scenes/panorama/panorama'
import { type Place, places } from '@/lib/scenes/panorama/places'
import type { Frame, Scene } from '@/lib/scenes/scene'
import { type Painter, framedSvg } from '@/lib/scenes/svg'

type Size = { readonly width: number; readonly height: number }

/** Colours as values: an image has no custom properties of a page. */
const painter: Painter = { paint: (colour) => palette[colour], night: null }

/** An SVG document as an image for `next/og`, without a request. */
function SvgImage({ svg, size }: { svg: string; size: Size }) {
  return <img src={`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`} alt="" {...size} />
}

/** A scene as an image for `next/og`, in the light colours. */
export function SceneImage({ scene: { layers, frame }, size }: { scene: Scene; size: Size }) {
  return <SvgImage svg={framedSvg(layers, frame, size, painter)} size={size} />
}

/** How much of the width of a place's frame shows, from the right, as on a page 1280 pixels wide. */
const SHOWN = 0.8

/** The part of the panorama that fills a size, with the frame of a place at its foot. */
function frameFor(place: Place, size: Size): Frame {
  const [x, y, width, height] = places[place]
  const shown = width * SHOWN
  const tall = (shown * size.height) / size.width
  return [x + width - shown, y + height - tall, shown, tall]
}

/** The panorama around a place as an SVG document of a size in pixels, without the colour of the sky. */
export const landscapeSvg = (place: Place, size: Size): string =>
  framedSvg(sceneOf(place).layers, frameFor(place, size), size, painter)

/** The same as an image for `next/og`. */
export function Landscape({ place, size }: { place: Place; size: Size }) {
  return <SvgImage svg={landscapeSvg(place, size)} size={size} />
}

/** The height of the sky above the sun and all that is near, at every place, in pixels, where text fits. */
export const skyOf = ({ width, height }: Size): number => height - width * 0.19
