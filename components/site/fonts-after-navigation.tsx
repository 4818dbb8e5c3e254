'use client'

import { useLayoutEffect, useRef } from 'react'
import { usePathname } from 'next/navigation'

/**
 * Lets the fonts that came too late for the first page (app/[locale]/fonts.ts) be shown from the next page on, where
 * everything is set anew in any case: marks the document, which app/fonts.css waits for. It stands before
 * the page, so that Next's scrolling to its top, which has it laid out, finds the mark, and nothing is laid out twice.
 */
export function FontsAfterNavigation() {
  const path = usePathname()
  const first = useRef<string>(undefined)
  useLayoutEffect(() => {
    // Not the router's path, which before the first effect may be that of a rewrite.
    first.current ??= location.pathname
    if (location.pathname !== first.current) document.documentElement.dataset.movedOn = ''
  }, [path])
  return null
}
