import type { ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/**
 * A button that opens a confirmation with the actual button. Works without JavaScript. One step of a `group` is open at
 * a time, in a wrapping row at full width.
 */
export function ConfirmStep({
  label,
  name,
  group,
  variant = 'quiet',
  size,
  open,
  children,
}: {
  label: string
  /** For screen readers, if the label is ambiguous. */
  name?: string
  group: string
  variant?: ButtonVariant
  size?: ButtonSize
  /** Initially open, because its action was refused. */
  open?: boolean
  children: ReactNode
}) {
  return (
    <details name={group} open={open} className="group min-w-0 open:basis-full">
      <summary
        aria-label={name}
        className={buttonClass(variant, 'cursor-pointer list-none [&::-webkit-details-marker]:hidden', size)}
      >
        {label}
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 rounded-card border border-line bg-paper p-4">
        {children}
      </div>
    </details>
  )
}
