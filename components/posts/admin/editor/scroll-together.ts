/** Scrolls one element as far, of its own way, as the other stands. */
export function scrollTogether(from: HTMLElement, to: HTMLElement | null) {
  if (!to) return
  const way = (element: HTMLElement) => element.scrollHeight - element.clientHeight
  const part = way(from) > 0 ? from.scrollTop / way(from) : 0
  to.scrollTop = Math.round(part * way(to))
}
