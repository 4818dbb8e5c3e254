'use client'

import { Button, type ButtonSize } from './button'
import { Icon } from './icon'

/** Opens the print dialog, which can also save a PDF. */
export function PrintButton({
  label,
  size,
  className,
}: {
  label: string
  size?: ButtonSize
  className?: string
}) {
  return (
    <Button variant="quiet" size={size} className={className} onClick={() => window.print()}>
      <Icon name="printer" className={size === 'small' ? 'size-4' : undefined} />
      {label}
    </Button>
  )
}
