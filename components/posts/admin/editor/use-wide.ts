'use client'

import { useSyncExternalStore } from 'react'

/** Where text and preview have room beside each other; the classes of the editor say the same as `xl`. */
const WIDE = '(min-width: 80rem)'

function subscribe(changed: () => void) {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the screen is wide enough for the text and its preview side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
}
