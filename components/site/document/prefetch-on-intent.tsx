'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isPerRequestPage } from '@/lib/http/per-request'
import { localeOf, unprefixed } from '@/lib/i18n/paths'

/** Milliseconds that a mouse, or the focus, rests on a link before it counts as an intent, and not as on its way across. */
const REST = 60

/** What is no page, and the page to which a preview link leads that has ended. */
const NOT_AHEAD = /^\/(?:preview-ended|api|brochures|pictures|images|share)(?:\/|$)|\.\w+$/

/**
 * The router with what its types leave out: the data of the page in one request, as a press would ask for it, so that one which
 * comes meanwhile waits for it. Next's own way takes the layout anew and the page apart from it, and a press before both
 * have come asks for all of it again.
 */
interface Ahead {
  prefetch(address: string, options: { kind: 'full' }): void
}

/** Whether the visitor, or the connection, asks to be spared. */
function isSparing(): boolean {
  const connection = 'connection' in navigator ? (navigator.connection as Partial<Connection>) : {}
  return connection.saveData === true || /2g$/.test(connection.effectiveType ?? '')
}

/** What some browsers tell of the connection (Network Information API). */
interface Connection {
  readonly saveData: boolean
  readonly effectiveType: string
}

/**
 * The address of the page that a link leads to without a new document, for which the data can be loaded ahead; null for any
 * other link, and for one to the page that is shown.
 */
export function prefetchTarget(target: EventTarget | null, here: Location = window.location): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  // The links of a post's text, and those to the other language, load a new document.
  if (!link || link.target || link.hasAttribute('download') || link.hreflang || link.closest('.post'))
    return null
  const { origin, pathname, search } = new URL(link.href, here.href)
  if (origin !== here.origin || localeOf(pathname) !== localeOf(here.pathname)) return null
  const page = unprefixed(pathname)
  if (pathname === here.pathname || NOT_AHEAD.test(page) || isPerRequestPage(page)) return null
  return pathname + search
}

/**
 * Loads the data of a page when a visitor is about to go there: the mouse or the focus of the keyboard rests on its link.
 * Nothing is loaded ahead without that, nor at a touch, after which the press follows sooner than an answer could. Next keeps
 * what has come, and asks once.
 */
export function PrefetchOnIntent() {
  const router = useRouter() as unknown as Ahead
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = (target: EventTarget | null) => {
      const address = prefetchTarget(target)
      if (address && !isSparing()) router.prefetch(address, { kind: 'full' })
    }
    const rest = (target: EventTarget | null) => {
      clearTimeout(timer)
      timer = setTimeout(ask, REST, target)
    }
    const enter = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'mouse') rest(target)
    }
    // Whoever presses goes there: what is requested only now would come twice, and later than the page itself.
    const press = () => clearTimeout(timer)
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) rest(target)
    }
    document.addEventListener('pointerover', enter)
    document.addEventListener('pointerdown', press)
    document.addEventListener('focusin', focus)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', enter)
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('focusin', focus)
    }
  }, [router])
  return null
}
