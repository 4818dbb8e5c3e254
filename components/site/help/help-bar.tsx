'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'

/** The form and its buttons, which the bar would repeat. */
const OFFERS = '[data-offer]'

/**
 * The help beside the page, above the dock of any height. `data-shown` is set while no offer is visible; only a phone's
 * bar depends on it (styles/floating.css).
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
    // The page's policy refuses style attributes in markup.
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
    // Never visible, so that the observer reports even without offers.
    observer.observe(document.createElement('div'))
    observe()
    // Parts of a page arrive after its first screen. Observing an offer again has no effect.
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
