import { type ReactNode, ViewTransition } from 'react'
import { SCENE_ID } from '@/lib/scenes/names'
import { type Place, placeAddress, places } from '@/lib/scenes/panorama/places'

/**
 * The part of the panorama around a place, edge to edge, with the page's title in its sky. A wide page shows most of the
 * drawing, a phone its right half. It moves on from page to page (styles/motion.css). It follows the content, at whose foot it
 * is: on a slow line it would move down with each part.
 */
export function Landscape({ place, children }: { place: Place; children: ReactNode }) {
  return (
    <div data-place={place} className="landscape">
      <div className="shell relative z-1">{children}</div>
      <ViewTransition name="landscape" share="landscape" default="none">
        <div className="absolute inset-0">
          <svg viewBox={places[place].join(' ')} preserveAspectRatio="xMaxYMax slice" aria-hidden>
            <use href={`${placeAddress(place)}#${SCENE_ID}`} />
          </svg>
        </div>
      </ViewTransition>
    </div>
  )
}
