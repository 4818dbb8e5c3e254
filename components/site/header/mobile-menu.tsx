'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '@/components/ui/icon'

/** Without popover support none is open. */
function shut(menu: HTMLDialogElement | null) {
  menu?.hidePopover?.()
  menu?.close()
}

/**
 * The menu of small screens: a modal dialog, which traps focus, closes on Escape, a choice or a change of the route,
 * and restores focus. Until scripts have loaded, or without them, it is a popover.
 */
export function MobileMenu({ open, close, children }: { open: string; close: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const path = usePathname()

  useEffect(() => {
    const menu = dialog.current
    // Only on change: somebody may have opened the menu before the first run.
    return () => shut(menu)
  }, [path])

  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label={open}
        popoverTarget={id}
        onClick={(event) => {
          event.preventDefault()
          shut(dialog.current)
          dialog.current?.showModal()
        }}
        className="bar-button"
      >
        <Icon name="menu" className="size-6" />
      </button>
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        aria-label={open}
        onClick={(event) => {
          const target = event.target as HTMLElement
          if (target === dialog.current || target.closest('a')) shut(dialog.current)
        }}
        className="drawer"
      >
        <button
          type="button"
          aria-label={close}
          popoverTarget={id}
          popoverTargetAction="hide"
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
