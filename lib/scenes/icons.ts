import type { StaticImageData } from 'next/image'
import type { IconName } from './icon-drawings'
// The files are made by scripts/build/generated.mjs. Their names change with what is in them, so that browsers keep
// them for good.
import icons from './_icons/icons.svg'
import staffIcons from './_icons/staff-icons.svg'

const files: Readonly<Record<'pages' | 'staff', StaticImageData>> = { pages: icons, staff: staffIcons }

/** The address of an icon, in the file of all pages or in that of the staff area alone. */
export const iconAddress = (name: IconName) =>
  `${files[name.startsWith('staff/') ? 'staff' : 'pages'].src}#${name}`
