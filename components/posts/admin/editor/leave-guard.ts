'use client'

import { useEffect } from 'react'

const currentPage = () => window.location.pathname + window.location.search

/** What the address shall be once the added entry is gone; null while none is being removed. */
let addressAfterRemoval: string | null = null

/**
 * Replaces the address of the present page. Going back over the added entry takes the browser a moment; an address that
 * is replaced meanwhile would go with that entry.
 */
export function replaceAddress(url: URL) {
  if (addressAfterRemoval !== null) addressAfterRemoval = url.href
  window.history.replaceState(null, '', url)
}

/** Goes back over the added entry. The router is not told, because nothing has changed for it. */
function removeEntry(guarded: string) {
  if (currentPage() !== guarded) return
  addressAfterRemoval = window.location.href
  window.addEventListener(
    'popstate',
    (event) => {
      event.stopImmediatePropagation()
      window.history.replaceState(window.history.state, '', addressAfterRemoval)
      addressAfterRemoval = null
    },
    { capture: true, once: true },
  )
  window.history.back()
}

/**
 * Asks before the browser's Back button leaves the page. No browser lets a page refuse that, so a second history entry
 * of the same page is added: Back only removes that one. "No" adds it again, "yes" goes back once more.
 *
 * Framework internal: Next's App Router restores a page in its own `popstate` listener on `window`, and reads the page
 * from `history.state`. This listener captures the event before Next's and stops it where the page stays. The test of
 * Back in tests/e2e/editor/leaving.spec.ts notices a change. Next has no supported way to block Back, and the
 * Navigation API does not let a page cancel it twice without a click or key between.
 * @param confirmLeave answers whether the page may be left.
 * @returns removes the entry again, unless the page is being left.
 */
function guardBack(confirmLeave: () => boolean): (leaving: boolean) => void {
  const guarded = currentPage()
  const { state } = window.history
  const { href } = window.location
  const addEntry = () => window.history.pushState(state, '', href)

  const onPopState = (event: PopStateEvent) => {
    // A link within the page leaves no state.
    if (event.state === null) return
    const isHere = currentPage() === guarded
    if (!confirmLeave()) {
      event.stopImmediatePropagation()
      return addEntry()
    }
    window.removeEventListener('popstate', onPopState, { capture: true })
    if (!isHere) return
    event.stopImmediatePropagation()
    window.history.back()
  }

  addEntry()
  window.addEventListener('popstate', onPopState, { capture: true })
  return (leaving) => {
    window.removeEventListener('popstate', onPopState, { capture: true })
    if (!leaving) removeEntry(guarded)
  }
}

/** The address that a click leads to in this tab; null where it leaves nothing. */
function targetOf(event: MouseEvent): URL | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  const samePage = url.href.split('#')[0] === window.location.href.split('#')[0]
  return /^https?:$/.test(url.protocol) && !samePage ? url : null
}

/**
 * Asks before the page is left while `active`: by closing or reloading the tab (the browser asks in its own words), by
 * a link, by a form that leads away, by the Back button. The footer's form stays on the page, so it is not asked about.
 */
export function useLeaveGuard(active: boolean, question: string) {
  useEffect(() => {
    if (!active) return
    let agreed = false
    const confirmLeave = () => {
      agreed = window.confirm(question)
      // Where there was no page to go to, the answer must not hold for the next time.
      if (agreed) setTimeout(() => (agreed = false), 1000)
      return agreed
    }
    const ask = (event: Event) => {
      if (confirmLeave()) return
      event.preventDefault()
      event.stopPropagation()
    }
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!agreed) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      if (targetOf(event)) ask(event)
    }
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      if (!form.closest('footer, [data-editor]')) ask(event)
    }
    const release = guardBack(confirmLeave)
    window.addEventListener('beforeunload', onBeforeUnload)
    window.addEventListener('click', onClick, { capture: true })
    window.addEventListener('submit', onSubmit, { capture: true })
    return () => {
      release(agreed)
      window.removeEventListener('beforeunload', onBeforeUnload)
      window.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('submit', onSubmit, { capture: true })
    }
  }, [active, question])
}
