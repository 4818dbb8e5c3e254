import type { IconName } from './icon-drawings'

/** The file with all icons, which the build writes (scripts/scenes.mjs). */
export const ICON_FILE = '/scenes/icons.svg'

/** Follows the drawings, so that no browser shows a new page with icons that it has kept; icons.test.ts tells it. */
export const ICON_VERSION = 'c691ef'

/** The address of one of them. */
export const iconAddress = (name: IconName) => `${ICON_FILE}?${ICON_VERSION}#${name}` as const
