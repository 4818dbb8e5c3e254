import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

/** A titled part, initially closed. `onOpen`, of a client component, is called each time it opens. */
export function Disclosure({
  title,
  onOpen,
  children,
}: {
  title: string
  onOpen?: () => void
  children: ReactNode
}) {
  return (
    <details
      className="group rounded-card border border-line"
      onToggle={
        onOpen &&
        ((event) => {
          if (event.currentTarget.open) onOpen()
        })
      }
    >
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 py-2 font-semibold hover:text-vine [&::-webkit-details-marker]:hidden">
        <Icon name="staff/chevron-right" className="group-open:rotate-90" />
        {title}
      </summary>
      <div className="grid gap-4 border-t border-line p-4">{children}</div>
    </details>
  )
}
