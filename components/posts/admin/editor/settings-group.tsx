import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

/** A group of settings, closed at first, that says its state on its summary line. */
export function SettingsGroup({
  title,
  state,
  isOpen = false,
  children,
}: {
  title: string
  state: ReactNode
  /** At first. */
  isOpen?: boolean
  children: ReactNode
}) {
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-11 list-none items-start gap-2 py-2.5 leading-snug hover:text-vine [&::-webkit-details-marker]:hidden">
        <Icon name="staff/chevron-right" className="mt-0.5 group-open:rotate-90" />
        <span className="min-w-0">
          <span className="block font-semibold">{title}</span>
          <span className="block text-small wrap-anywhere text-quiet">{state}</span>
        </span>
      </summary>
      <div className="grid gap-5 pt-1 pb-5">{children}</div>
    </details>
  )
}
