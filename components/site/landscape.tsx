import { type ReactNode, ViewTransition } from 'react'
import type { Theme } from '@/lib/palette'
import { type Place, placeAddress } from '@/lib/scenes/panorama/places'

const shown = { light: 'dark:hidden', dark: 'hidden dark:block' } as const satisfies Record<Theme, string>

/**
 * The panorama around a place, edge to edge, with the page's content in its sky. Wide pages show all of it, phones its
 * right half. Only the theme's picture is loaded. The landscape moves on from page to page (styles.css).
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
