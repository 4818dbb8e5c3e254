'use client'

import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S, on a Mac Cmd+S, wherever the focus is, in place of the browser's own saving of the page. */
export function useSaveKey(save: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    if (event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (!event.repeat) save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
