import type { StaticImageData } from 'next/image'
import type { IconName } from '@/lib/scenes/icon-drawings'
// The files are made by scripts/build/generated.mjs. Their names change with their content, so that browsers keep them.
import icons from '@/lib/scenes/_icons/icons.svg'
import staffIcons from '@/lib/scenes/_icons/staff-icons.svg'

const files: Readonly<Record<'pages' | 'staff', StaticImageData>> = { pages: icons, staff: staffIcons }

/** The address of an icon, in the file of all pages or in that of the staff area alone. */
const iconAddress = (name: IconName) => `${files[name.startsWith('staff/') ? 'staff' : 'pages'].src}#${name}`

/**
 * An icon, in the colour of the text around it, as decoration: what it means stands beside it, or names its control. It
 * comes from a file that the browser keeps; the class `icon` reserves its space.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden>
      <use href={iconAddress(name)} />
    </svg>
  )
}
