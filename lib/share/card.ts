import type { LevelNumber } from '@/lib/content/level-numbers'
import type { PortraitScene } from '@/lib/scenes/scene'

/** The size of a share picture in pixels, as search engines and networks require. */
export const SIZE = { width: 1200, height: 630 } as const

/** The size of the illustration beside the text, in pixels. */
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

/**
 * The illustration of a share picture: the valley around the text, or a path, scene or photograph (data URL) beside it.
 */
export type Illustration =
  | { readonly kind: 'valley' }
  | { readonly kind: 'path'; readonly current?: LevelNumber }
  | { readonly kind: 'scene'; readonly scene: PortraitScene }
  | { readonly kind: 'photograph'; readonly address: string }

/** A share picture before it is drawn. */
export interface ShareCard {
  readonly text: CardText
  readonly illustration: Illustration
}
