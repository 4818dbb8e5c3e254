import { useEffect } from 'react'

const isOtherPage = (url: string) =>
  /^https?:/.test(url) && url.split('#')[0] !== window.location.href.split('#')[0]

/** Whether a click leads to another page in this tab. */
function leadsAway(event: MouseEvent) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && link.target !== '_blank' && !link.hasAttribute('download') && isOtherPage(link.href)
}

/**
 * While `active`, asks before the page is left: by closing or reloading the tab (in the browser's words), a link, a
 * form, Back or Forward. The footer's form, which stays on the page, and the form itself (`data-guarded`) are exempt.
 * Back and Forward need the Navigation API (in every browser since January 2026), and can be refused only after a click
 * or a key. Otherwise the page is left, and the draft is offered when the post is reopened.
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
      // If the page stays after all, ask again next time.
      setTimeout(() => (agreed = false), 1000)
    }
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!agreed) event.preventDefault()
    }
    const onNavigate = (event: NavigateEvent) => {
      // The browser itself asks before another document.
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
