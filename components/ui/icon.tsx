import type { IconName } from '@/lib/scenes/icon-drawings'
import { iconAddress } from '@/lib/scenes/icons'

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
