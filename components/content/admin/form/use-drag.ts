import { type PointerEvent, type RefObject, useState } from 'react'

/** Drags this near the window's edge scroll the page by this step, in pixels. */
const EDGE = 60
const STEP = 16

/**
 * Drags list entries by a handle, with mouse, pen or finger. Nothing moves before the drop, or if the browser cancels.
 * @param list whose children are the entries.
 */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number } | null>(null)

  /** The position if dropped here. */
  function placeAt(y: number, from: number): number {
    const others = [...(list.current?.children ?? [])].filter((_, index) => index !== from)
    return others.filter((entry) => {
      const { top, height } = entry.getBoundingClientRect()
      return top + height / 2 < y
    }).length
  }

  const handle = (index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from: index, to: index })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag) return
      if (event.clientY < EDGE) window.scrollBy(0, -STEP)
      if (event.clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP)
      setDrag({ from: drag.from, to: placeAt(event.clientY, drag.from) })
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!drag) return
      const to = placeAt(event.clientY, drag.from)
      setDrag(null)
      if (to !== drag.from) onDrop(drag.from, to)
    },
    onPointerCancel: () => setDrag(null),
  })

  return { drag, handle }
}
