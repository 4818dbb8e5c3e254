'use client'

import { useEffect } from 'react'
import { guardHistory } from './guard-history'

/** The address that a click leads to in this tab; null where it leaves nothing. */
function leadsTo(event: MouseEvent): URL | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  const samePage = url.href.split('#')[0] === window.location.href.split('#')[0]
  return /^https?:$/.test(url.protocol) && !samePage ? url : null
}

/**
 * Asks before the page is left: by closing or reloading the tab (in the browser's own words), by a link, by a form
 * that leads away, by the browser's way back. The footer's form stays on the page.
 */
export function useLeaveGuard(active: boolean, question: string) {
  useEffect(() => {
    if (!active) return
    let agreed = false
    const asks = () => {
      agreed = window.confirm(question)
      // Where there was no page to go to, the answer must not hold for the next time.
      if (agreed) setTimeout(() => (agreed = false), 1000)
      return agreed
    }
    const ask = (event: Event) => {
      if (asks()) return
      event.preventDefault()
      event.stopPropagation()
    }
    const unload = (event: BeforeUnloadEvent) => {
      if (!agreed) event.preventDefault()
    }
    const click = (event: MouseEvent) => {
      if (leadsTo(event)) ask(event)
    }
    const submit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      if (!form.closest('footer, [data-editor]')) ask(event)
    }
    const release = guardHistory(asks)
    window.addEventListener('beforeunload', unload)
    window.addEventListener('click', click, { capture: true })
    window.addEventListener('submit', submit, { capture: true })
    return () => {
      release(agreed)
      window.removeEventListener('beforeunload', unload)
      window.removeEventListener('click', click, { capture: true })
      window.removeEventListener('submit', submit, { capture: true })
    }
  }, [active, question])
}
