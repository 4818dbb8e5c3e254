import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Makes everything outside an element inert; returns the undo. */
function isolate(element: HTMLElement): () => void {
  const others: HTMLElement[] = []
  for (let each = element; each.parentElement && each !== document.body; each = each.parentElement)
    for (const sibling of each.parentElement.children)
      if (sibling !== each && sibling instanceof HTMLElement && !sibling.inert) others.push(sibling)
  for (const other of others) other.inert = true
  return () => {
    for (const other of others) other.inert = false
  }
}

/**
 * Whether an element fills the window, by its classes. Escape leaves; the focus stays, because nothing moves in the
 * document. Not the browser's full screen, which a phone may lack.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState(false)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
    event.preventDefault()
    setFull(false)
  })
  useEffect(() => {
    if (!full || !element.current) return
    const release = isolate(element.current)
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => {
      release()
      window.removeEventListener('keydown', listen)
    }
  }, [full, element])
  return [full, setFull] as const
}
