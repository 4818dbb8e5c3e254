import type { ReactNode } from 'react'
import type { Theme } from '@/lib/palette'
import { type Place, placeAddress } from '@/lib/scenes/panorama/places'

const shown = { light: 'dark:hidden', dark: 'hidden dark:block' } as const satisfies Record<Theme, string>

/**
 * The part of the panorama around a place, from edge to edge, with what a page sets in its sky. A wide page shows all of the
 * picture, a phone its right half. A browser loads the picture of its theme alone.
 */
export function Landscape({ place, children }: { place: Place; children: ReactNode }) {
  return (
    <div data-place={place} className="landscape">
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          src={placeAddress(place, theme)}
          alt=""
          loading="lazy"
          decoding="async"
          className={`covering object-[91%_100%] ${shown[theme]}`}
        />
      ))}
      <div className="shell relative">{children}</div>
    </div>
  )
}
