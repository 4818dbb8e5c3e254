'use client'

import { type ReactNode, useDeferredValue, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'

/**
 * The parts of a page below its first screen. A document has them from the start; after a click on a link, React
 * renders them once the first screen is painted, to show that sooner.
 */
export function BelowTheFold({
  placeholder: Placeholder = 'div',
  children,
}: {
  /** An item if the parts belong to a list. */
  placeholder?: 'div' | 'li'
  children: ReactNode
}) {
  const isHydrated = useHydrated()
  // On Back the browser restores the scroll position once the event ends: the page needs its full height by then.
  const [isWhole] = useState(() => !isHydrated || window.event?.type === 'popstate')
  // A screen high, so that the footer does not flash up.
  return useDeferredValue(true, isWhole) ? children : <Placeholder className="h-dvh" />
}
