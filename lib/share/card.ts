import type { Place } from '@/lib/scenes/panorama/places'

/** The size of a share picture in pixels, as search engines and networks require. */
export const SIZE = { width: 1200, height: 630 } as const

/** The size of the photograph beside the text, in pixels. */
export const PANEL = { width: 460, height: SIZE.height } as const

export interface CardText {
  /** The short name of the provider, beside the sign. */
  readonly siteName: string
  /** A few words above the title: a level, a category. */
  readonly label?: string
  readonly title: string
  /** A sentence below the title, shown only if all of it fits. */
  readonly note?: string
  readonly facts?: readonly { readonly label: string; readonly value: string }[]
}

/** A share picture before it is drawn. */
export interface ShareCard {
  /** In the sky. */
  readonly text: CardText
  /** The place in the landscape at the foot. */
  readonly place: Place
  /** Beside both: a data URL, of the size PANEL. */
  readonly photograph?: string
}
