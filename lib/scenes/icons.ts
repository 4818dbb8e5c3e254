import type { IconName } from './icon-drawings'
// The files are made by scripts/scenes.mjs. Their names change with what is in them, so that browsers keep them for good.
import icons from './_icons/icons.svg'
import staffIcons from './_icons/staff-icons.svg'

/** The address of an icon, in the file of all pages or in that of the staff area alone. */
export const iconAddress = (name: IconName) =>
  `${(name.startsWith('staff/') ? staffIcons : icons).src}#${name}`
