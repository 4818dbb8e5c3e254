'use client'

import { Menu, X } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * The menu of small screens: a native dialog, which keeps the focus inside, closes on Escape and gives the focus
 * back. It closes on a choice and on a change of the route too.
 */
export function MobileMenu({
  open: openLabel,
  close: closeLabel,
  children,
}: {
  open: string
  close: string
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const path = usePathname()

  useEffect(() => dialog.current?.close(), [path])

  function show() {
    dialog.current?.showModal()
    setOpen(true)
  }

  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label={openLabel}
        aria-expanded={open}
        onClick={show}
        className="grid size-[max(44px,2.25rem)] place-items-center rounded-full hover:bg-clay"
      >
        <Menu className="size-6" aria-hidden />
      </button>
      <dialog
        ref={dialog}
        aria-label={openLabel}
        onClose={() => setOpen(false)}
        onClick={(event) => {
          const target = event.target as HTMLElement
          if (target === dialog.current || target.closest('a')) dialog.current?.close()
        }}
        className="m-0 ml-auto h-dvh max-h-none w-[min(22rem,88vw)] max-w-none overflow-y-auto bg-paper p-5 text-ink shadow-card backdrop:bg-black/40"
      >
        <button
          type="button"
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
          className="ml-auto grid size-[max(44px,2.25rem)] place-items-center rounded-full hover:bg-clay"
        >
          <X className="size-6" aria-hidden />
        </button>
        {children}
      </dialog>
    </div>
  )
}
