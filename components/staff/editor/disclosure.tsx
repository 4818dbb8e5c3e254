import type { ReactNode } from 'react'

/** A part of the editor that is closed until it is asked for. */
export function Disclosure({
  title,
  onOpen,
  children,
}: {
  title: string
  onOpen: () => void
  children: ReactNode
}) {
  return (
    <details
      className="rounded-card border border-line"
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen()
      }}
    >
      <summary className="flex min-h-12 items-center px-5 py-2.5 font-semibold hover:text-vine">
        {title}
      </summary>
      <div className="grid gap-4 border-t border-line p-5">{children}</div>
    </details>
  )
}
