const page = () => window.location.pathname + window.location.search

/** The address is written without the router, to which nothing has changed. */
function release(guarded: string) {
  if (page() !== guarded) return
  const { href } = window.location
  window.addEventListener(
    'popstate',
    (event) => {
      event.stopImmediatePropagation()
      window.history.replaceState(window.history.state, '', href)
    },
    { capture: true, once: true },
  )
  window.history.back()
}

/**
 * Asks before the browser's way back leaves the page. No browser lets a page refuse that, so a second entry of the same
 * page is laid over it: going back only takes that one off. A "no" lays it down again, a "yes" goes the step that was
 * meant.
 * @param asks answers whether the page may be left.
 * @returns takes the entry away again, unless its writer has `left` or agreed to.
 */
export function guardHistory(asks: () => boolean): (left: boolean) => void {
  const guarded = page()
  const { state } = window.history
  const { href } = window.location
  const lay = () => window.history.pushState(state, '', href)

  const back = (event: PopStateEvent) => {
    // A link within the page leaves no state.
    if (event.state === null) return
    const isHere = page() === guarded
    if (!asks()) {
      event.stopImmediatePropagation()
      return lay()
    }
    window.removeEventListener('popstate', back, { capture: true })
    if (!isHere) return
    event.stopImmediatePropagation()
    window.history.back()
  }

  lay()
  window.addEventListener('popstate', back, { capture: true })
  return (left) => {
    window.removeEventListener('popstate', back, { capture: true })
    if (!left) release(guarded)
  }
}
