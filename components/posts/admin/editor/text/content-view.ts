import { useState, useSyncExternalStore } from 'react'

/** Fits text and preview side by side: the breakpoint `xl` of the editor's classes. */
const WIDE = '(min-width: 80rem)'

function onWidth(changed: () => void) {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

function useWide(): boolean {
  return useSyncExternalStore(
    onWidth,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
}

/** The text, its preview, or on a wide screen both. */
export type ContentView = 'edit' | 'preview' | 'beside'

/** What the form shows of a post's text: the choice, as far as the screen is wide enough for it. */
export function useContentView() {
  const [chosen, setView] = useState<ContentView>('edit')
  const wide = useWide()
  const view: ContentView = chosen === 'beside' && !wide ? 'edit' : chosen
  return [view, setView] as const
}
