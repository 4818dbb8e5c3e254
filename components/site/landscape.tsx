import { type ReactNode, ViewTransition } from 'react'
import type { Theme } from '@/lib/palette'
import { type Place, placeAddress } from '@/lib/scenes/panorama/places'

const shown = { light: 'dark:hidden', dark: 'hidden dark:block' } as const satisfies Record<Theme, string>

/**
 * The part of the panorama around a place, from edge to edge, with what a page sets in its sky. A wide page shows all of the
 * picture, a phone its right half. A browser loads the picture of its theme alone. From page to page
 * the landscape moves on (styles.css).
 */
export function Landscape({ place, children }: { place: Place; children: ReactNode }) {
  return (
    <div data-place={place} className="landscape">
      <ViewTransition name="landscape" share="landscape" default="none">
        <div className="absolute inset-0">
          {(['light', 'dark'] as const).map((theme) => (
            <img
              key={theme}
              src={placeAddress(place, theme)}
              alt=""
              loading="lazy"
              decoding="async"
              className={shown[theme]}
            />
          ))}
        </div>
      </ViewTransition>
      <div className="shell relative">{children}</div>
    </div>
  )
}
