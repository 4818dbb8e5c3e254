'use client'

import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'

/**
 * A page's title, or what replaces a pressed button. When it appears in an open page and the element that had the focus
 * is gone, it takes the focus, from which the keyboard goes on.
 */
export function Arriving({ as: Tag = 'div', children }: { as?: 'div' | 'h1'; children: ReactNode }) {
  const box = useRef<HTMLElement>(null)
  // A visit begins at the top of its first page, where a link leads past the menu.
  const isHydrated = useHydrated()
  const [isLater] = useState(isHydrated)

  useEffect(() => {
    if (isLater && document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [isLater])

  return (
    <Tag ref={box as Ref<HTMLHeadingElement & HTMLDivElement>} tabIndex={-1} className="outline-none">
      {children}
    </Tag>
  )
}
