'use client'

import { useEffect } from 'react'
import { REDIRECTED_COOKIE, toLocale } from '@/lib/i18n/detection'
import { prefixed, unprefixed } from '@/lib/i18n/paths'
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, LOCALE_STORAGE_KEY, type Locale } from '@/lib/i18n/routing'

/** Null if none is remembered. */
function cookieLocale(): Locale | null {
  const match = new RegExp(`(?:^|; )${LOCALE_COOKIE}=([^;]*)`).exec(document.cookie)
  return toLocale(match?.[1])
}

/** From local, then session storage; null if there is none or storage is denied. */
function storedLocale(): string | null {
  try {
    return localStorage.getItem(LOCALE_STORAGE_KEY) ?? sessionStorage.getItem(LOCALE_STORAGE_KEY)
  } catch {
    return null
  }
}

/** Stores the visitor's language in cookie and local storage. */
export function rememberLocale(locale: Locale, { cookie = true } = {}) {
  if (cookie) {
    const secure = window.location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_SECONDS}; SameSite=Strict${secure}`
  }
  try {
    localStorage.setItem(LOCALE_STORAGE_KEY, locale)
  } catch {
    // Storage is denied: the cookie alone remembers.
  }
}

/** The middleware chose the language, for an address without one. */
const wasLed = () => document.cookie.includes(`${REDIRECTED_COOKIE}=`)

/** Navigation would lose typed text. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}

/**
 * The browser's part of language detection: without a cookie, the choice in local, then session storage outranks the
 * browser's languages. A language prefix takes precedence.
 */
export function LanguageMemory({ locale }: { locale: Locale }) {
  useEffect(() => {
    const cookie = cookieLocale()
    const stored = toLocale(storedLocale())
    const { pathname, search, hash } = window.location
    const addressIsOpen = unprefixed(pathname) === pathname || wasLed()
    if (!cookie && stored && stored !== locale && addressIsOpen) {
      // On a slow connection the page may be in use; the next one will be in the language.
      if (hasTyped()) return
      rememberLocale(stored)
      window.location.replace(prefixed(unprefixed(pathname), stored) + search + hash)
    } else if (!stored || (cookie && cookie !== stored)) {
      rememberLocale(cookie ?? locale, { cookie: false })
    }
  }, [locale])
  return null
}
