'use client'

import { type ReactNode, useDeferredValue, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'

/**
 * The parts of a page that its first screen does not show. A document has them from the start; where the page comes by a
 * press on a link, React renders them once the first screen is painted, which is then there sooner.
 */
export function BelowTheFold({
  placeholder: Placeholder = 'div',
  children,
}: {
  /** The element that stands there meanwhile: an item where the parts are those of a list. */
  placeholder?: 'div' | 'li'
  children: ReactNode
}) {
  const isHydrated = useHydrated()
  // Going back, the browser scrolls to where the visitor was as soon as the event ends: the page must be as high as then.
  const [isWhole] = useState(() => !isHydrated || window.event?.type === 'popstate')
  // A screen high, so that the footer does not flash up below the first one.
  return useDeferredValue(true, isWhole) ? children : <Placeholder className="h-dvh" />
}
