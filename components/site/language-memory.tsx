'use client'

import { useEffect } from 'react'
import { toLocale } from '@/lib/i18n/detection'
import { prefixed, unprefixed } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { cookieLocale, rememberLocale, storedLocale } from './language-store'

/** Whether the browser was sent here from another address of this site, as the middleware does by its languages. */
function wasRedirected(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return (entry?.redirectCount ?? 0) > 0
}

/**
 * What of the language's detection only the browser knows (specification, section 4): where no cookie came along,
 * the choice in local, then session storage outranks the browser's languages. An address that names its language
 * itself is taken at its word.
 */
export function LanguageMemory({ locale }: { locale: Locale }) {
  useEffect(() => {
    const cookie = cookieLocale()
    const stored = toLocale(storedLocale())
    const { pathname, search, hash } = window.location
    const addressIsOpen = unprefixed(pathname) === pathname || wasRedirected()
    if (!cookie && stored && stored !== locale && addressIsOpen) {
      rememberLocale(stored)
      window.location.replace(prefixed(unprefixed(pathname), stored) + search + hash)
    } else if (!stored || (cookie && cookie !== stored)) {
      rememberLocale(cookie ?? locale, { cookie: false })
    }
  }, [locale])
  return null
}
