'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isPerRequestPage } from '@/lib/http/per-request'
import { localeOf, unprefixed } from '@/lib/i18n/paths'

/** Milliseconds of rest on a link that show intent. */
const REST = 60

/** Addresses that are no pages, and the page of an ended preview. */
const NOT_AHEAD = /^\/(?:preview-ended|api|brochures|pictures|images|share)(?:\/|$)|\.\w+$/

/**
 * An option missing from the router's types: the page's data in one request, the same as on a press, which then awaits
 * it. Next's default fetches the layout again and the page separately, and a press before both have arrived requests
 * everything again.
 */
interface Ahead {
  prefetch(address: string, options: { kind: 'full' }): void
}

/** Whether the visitor or the connection asks to save data. */
function isSparing(): boolean {
  const connection = 'connection' in navigator ? (navigator.connection as Partial<Connection>) : {}
  return connection.saveData === true || /2g$/.test(connection.effectiveType ?? '')
}

/** The Network Information API, where supported. */
interface Connection {
  readonly saveData: boolean
  readonly effectiveType: string
}

/**
 * The address of a link's page if its data can be prefetched; null for links that load a new document or lead to the
 * current page.
 */
export function prefetchTarget(target: EventTarget | null, here: Location = window.location): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  // Links in a post and to the other language load a new document.
  if (!link || link.target || link.hasAttribute('download') || link.hreflang || link.closest('.post'))
    return null
  const { origin, pathname, search } = new URL(link.href, here.href)
  if (origin !== here.origin || localeOf(pathname) !== localeOf(here.pathname)) return null
  const page = unprefixed(pathname)
  if (pathname === here.pathname || NOT_AHEAD.test(page) || isPerRequestPage(page)) return null
  return pathname + search
}

/**
 * Prefetches a page when the mouse or keyboard focus rests on its link. Nothing else is prefetched, nor on touch, where
 * the press comes before any answer could. Next requests a page once and caches it.
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
    // A prefetch now would be a second request, slower than the page itself.
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
