'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'

/**
 * The menu of small screens: a native dialog, which keeps the focus inside, closes on Escape and gives the focus
 * back. It closes on a choice and on a change of the route too.
 */
export function MobileMenu({
  open: openLabel,
  close: closeLabel,
  text,
  children,
}: {
  open: string
  close: string
  /** What stands beside the sign, where it is not the only menu of the page; a part of `open`. */
  text?: string
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const path = usePathname()

  useEffect(() => {
    const menu = dialog.current
    // On a change alone: the first run may come after somebody has opened the menu.
    return () => menu?.close()
  }, [path])

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
        className={
          text ? 'bar-link -ml-2 px-2 text-small font-medium whitespace-nowrap hover:bg-clay' : 'bar-button'
        }
      >
        <Icon name="menu" className="size-6" />
        {text}
      </button>
      <dialog
        ref={dialog}
        aria-label={openLabel}
        onClose={() => setOpen(false)}
        onClick={(event) => {
          const target = event.target as HTMLElement
          if (target === dialog.current || target.closest('a')) dialog.current?.close()
        }}
        className="drawer"
      >
        <button
          type="button"
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
          className="bar-button ml-auto"
        >
          <Icon name="x" className="size-6" />
        </button>
        {children}
      </dialog>
    </div>
  )
}
