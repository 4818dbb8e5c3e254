'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'

/** What the bar would repeat while it is on the screen: the form, and the buttons that lead to it. */
const OFFERS = '[data-offer]'

/**
 * The help beside the page, above the dock, however high that is. `data-shown` says that no offer of the page is on the
 * screen; only the bar of a phone waits for that (styles.css).
 */
export function HelpBar({
  label,
  className,
  children,
}: {
  label: string
  className: string
  children: ReactNode
}) {
  const path = usePathname()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const dock = document.querySelector<HTMLElement>('.dock')
    if (!dock) return
    // No style attribute, which the page's policy would refuse in its markup.
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
    const observer = new ResizeObserver(() =>
      sheet.replaceSync(`.floating { --dock: ${dock.offsetHeight}px }`),
    )
    observer.observe(dock)
    return () => {
      observer.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
  useEffect(() => {
    const visible = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) visible.add(target)
        else visible.delete(target)
      setShown(visible.size === 0)
    })
    const observe = () => document.querySelectorAll(OFFERS).forEach((offer) => observer.observe(offer))
    // For a page without an offer one that is in no document is observed: it is never on the screen.
    observer.observe(document.createElement('div'))
    observe()
    // Parts of a page come after its first screen. An offer that is observed already is not observed twice.
    const parts = new MutationObserver(observe)
    parts.observe(document.body, { childList: true, subtree: true })
    return () => {
      parts.disconnect()
      observer.disconnect()
    }
  }, [path])
  return (
    <aside aria-label={label} data-shown={shown || undefined} className={className}>
      {children}
    </aside>
  )
}
