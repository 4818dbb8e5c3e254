import { type NextRequest, NextResponse } from 'next/server'
import { env } from '@/lib/env'
import { REDIRECTED_COOKIE, wantedLocale } from '@/lib/i18n/detection'
import { localeOf, prefixed, unprefixed } from '@/lib/i18n/paths'
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, type Locale, routing } from '@/lib/i18n/routing'
import { NOTHING_LOADED } from './headers'

/** An uncached redirect to a path of this site that keeps the query. */
export function redirectTo(request: NextRequest, path: string, status: 307 | 308): NextResponse {
  // A clone of nextUrl would restore a trailing slash.
  const response = NextResponse.redirect(new URL(path + request.nextUrl.search, request.nextUrl), status)
  response.headers.set('Cache-Control', 'private, no-store')
  response.headers.set('Content-Security-Policy', NOTHING_LOADED)
  return response
}

/** Sets the cookie with the visitor's language. */
export function rememberLocale(request: NextRequest, response: NextResponse, locale: Locale): NextResponse {
  response.cookies.set(LOCALE_COOKIE, locale, {
    path: '/',
    sameSite: 'strict',
    maxAge: LOCALE_COOKIE_SECONDS,
    secure: env.SITE_URL.startsWith('https:'),
  })
  return response
}

/**
 * A temporary redirect from an English page to the language that the visitor's cookie or browser prefers; null
 * otherwise. A prefixed path stays, because it names its language itself. Browser storage may still lead back within a
 * minute (components/site/header/language-memory.tsx).
 */
export function redirectToPreferredLocale(
  request: NextRequest,
  path = request.nextUrl.pathname,
): NextResponse | null {
  const choice = request.cookies.get(LOCALE_COOKIE)?.value
  const wanted = wantedLocale(choice, request.headers.get('accept-language'))
  const isOpen = localeOf(path) === routing.defaultLocale
  if (!isOpen || wanted === null || wanted === routing.defaultLocale) return null
  const response = redirectTo(request, prefixed(unprefixed(path), wanted), 307)
  response.headers.set('Vary', 'Accept-Language, Cookie')
  response.cookies.set(REDIRECTED_COOKIE, '1', { path: '/', sameSite: 'strict', maxAge: 60 })
  return response
}
