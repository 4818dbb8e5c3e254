import { useEffect } from 'react'

const isOtherPage = (url: string) =>
  /^https?:/.test(url) && url.split('#')[0] !== window.location.href.split('#')[0]

/** Whether a click follows a link to another page in this tab. */
function leadsAway(event: MouseEvent) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && link.target !== '_blank' && !link.hasAttribute('download') && isOtherPage(link.href)
}

/**
 * Asks before the page is left while `active`: by closing or reloading the tab (the browser asks in its own words), by
 * a link, by a form that leads away, by Back or Forward. The footer's form stays on the page, so it is not asked about, nor one
 * with `data-guarded`, which is the form itself.
 *
 * Back and Forward need the Navigation API (in every browser since January 2026), and a browser lets a page refuse them
 * only after a click or a key. Where it does not, the page is left, and the draft offers the text when it is opened again.
 */
export function useLeaveGuard(active: boolean, question: string) {
  useEffect(() => {
    if (!active) return
    let agreed = false
    const ask = (event: Event) => {
      agreed = window.confirm(question)
      if (!agreed) {
        event.preventDefault()
        event.stopPropagation()
      }
      // Should the page stay after all, the answer must not hold for the next time.
      setTimeout(() => (agreed = false), 1000)
    }
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!agreed) event.preventDefault()
    }
    const onNavigate = (event: NavigateEvent) => {
      // The browser asks by itself before another document.
      const { sameDocument, url } = event.destination
      if (event.navigationType === 'traverse' && event.cancelable && sameDocument && isOtherPage(url))
        ask(event)
    }
    const onClick = (event: MouseEvent) => {
      if (leadsAway(event)) ask(event)
    }
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      if (!form.closest('footer, [data-editor], [data-guarded]')) ask(event)
    }
    const navigation = window.navigation as Navigation | undefined
    navigation?.addEventListener('navigate', onNavigate)
    window.addEventListener('beforeunload', onBeforeUnload)
    window.addEventListener('click', onClick, { capture: true })
    window.addEventListener('submit', onSubmit, { capture: true })
    return () => {
      navigation?.removeEventListener('navigate', onNavigate)
      window.removeEventListener('beforeunload', onBeforeUnload)
      window.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('submit', onSubmit, { capture: true })
    }
  }, [active, question])
}
