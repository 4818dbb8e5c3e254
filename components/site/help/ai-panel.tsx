'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * The AI assistant's button and panel, a native non-modal dialog. Its button or Escape closes it, and the browser
 * restores the focus.
 */
export function AiPanel({
  texts,
  buttonClass,
  signs,
  children,
}: {
  texts: { open: string; close: string; title: string }
  buttonClass: string
  signs: { open: ReactNode; close: ReactNode }
  children: ReactNode
}) {
  const panel = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!open) return
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && panel.current?.close()
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [open])

  function show() {
    panel.current?.show()
    panel.current?.focus({ preventScroll: true })
    setOpen(true)
  }

  return (
    <>
      <button
        type="button"
        aria-label={texts.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        className={buttonClass}
      >
        {signs.open}
      </button>
      <dialog
        ref={panel}
        tabIndex={-1}
        aria-labelledby="ai-title"
        onClose={() => setOpen(false)}
        className="ai-panel rounded-card border border-line bg-paper p-0 text-ink shadow-card"
      >
        <div className="sticky top-0 flex items-center justify-between gap-3 bg-vine py-1 pr-1 pl-5 text-on-vine">
          <h2 id="ai-title" className="font-text text-body font-semibold tracking-normal">
            {texts.title}
          </h2>
          <button
            type="button"
            aria-label={texts.close}
            onClick={() => panel.current?.close()}
            className="round-button shrink-0 outline-current hover:bg-vine-strong focus-visible:outline-offset-[-4px] focus-visible:outline-on-vine"
          >
            {signs.close}
          </button>
        </div>
        {children}
      </dialog>
    </>
  )
}
