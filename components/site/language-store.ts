import { toLocale } from '@/lib/i18n/detection'
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, LOCALE_STORAGE_KEY, type Locale } from '@/lib/i18n/routing'

/** The remembered language of the cookie, null where there is none. */
export function cookieLocale(): Locale | null {
  const match = new RegExp(`(?:^|; )${LOCALE_COOKIE}=([^;]*)`).exec(document.cookie)
  return toLocale(match?.[1])
}

/** The remembered language of local, then session storage; null where there is none or storage is closed. */
export function storedLocale(): string | null {
  try {
    return localStorage.getItem(LOCALE_STORAGE_KEY) ?? sessionStorage.getItem(LOCALE_STORAGE_KEY)
  } catch {
    return null
  }
}

/** Keeps the visitor's language in cookie and local storage (specification, section 9). */
export function rememberLocale(locale: Locale, { cookie = true } = {}) {
  if (cookie) {
    const secure = window.location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_SECONDS}; SameSite=Strict${secure}`
  }
  try {
    localStorage.setItem(LOCALE_STORAGE_KEY, locale)
  } catch {
    // Storage is closed to this page: the cookie alone remembers.
  }
}
