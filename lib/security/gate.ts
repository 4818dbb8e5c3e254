import { type NextRequest, NextResponse } from 'next/server'
import { preferredLocale, toLocale } from '@/lib/i18n/detection'
import { localeOf, localePath, unprefixed } from '@/lib/i18n/paths'
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, type Locale } from '@/lib/i18n/routing'
import { isDevelopment } from '@/lib/env'
import { checkSession } from '@/lib/supabase/middleware'
import { contentSecurityPolicy } from './policy'

const STAFF = /^\/(?:admin|blog\/admin)(?:\/|$)/
const PREVIEW = /^\/blog\/preview(?:\/|$)/
const SIGN_IN = '/admin/login'

/** What lies in front of the staff rooms, for those who cannot sign in yet. */
const OPEN = [SIGN_IN, '/admin/forgot-password', '/admin/new-password']

/** Whether an unprefixed path belongs to staff alone. */
export function isStaffPath(path: string): boolean {
  return STAFF.test(path) && !OPEN.includes(path)
}

function redirectTo(request: NextRequest, path: string, status: 307 | 308): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = path
  const response = NextResponse.redirect(url, status)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

function remember(response: NextResponse, locale: Locale, secure: boolean): NextResponse {
  response.cookies.set(LOCALE_COOKIE, locale, {
    path: '/',
    sameSite: 'strict',
    maxAge: LOCALE_COOKIE_SECONDS,
    secure,
  })
  return response
}

/** A redirect where the language of the address is not yet the visitor's; null where it is (specification, section 4). */
export function languageRedirect(request: NextRequest): NextResponse | null {
  const url = request.nextUrl
  const path = url.pathname
  const asked = url.searchParams.get('lng')
  if (asked !== null) {
    url.searchParams.delete('lng')
    const locale = toLocale(asked)
    const target = redirectTo(request, localePath(unprefixed(path), locale ?? localeOf(path)), 308)
    return locale ? remember(target, locale, url.protocol === 'https:') : target
  }
  if (/^\/en(?:\/|$)/.test(path)) return redirectTo(request, unprefixed(path), 308)
  if (localeOf(path) === 'af') return null
  const cookie = toLocale(request.cookies.get(LOCALE_COOKIE)?.value)
  const locale = cookie ?? preferredLocale(request.headers.get('accept-language'))
  if (locale !== 'af') return null
  const response = redirectTo(request, localePath(path, 'af'), 307)
  response.headers.set('Vary', 'Accept-Language, Cookie')
  return response
}

/** The request goes on to its page, with a nonce for the inline scripts of a page that is rendered per request. */
function goOn(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID())
  const policy = contentSecurityPolicy({ nonce, dev: isDevelopment })
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  const path = request.nextUrl.pathname
  const url = request.nextUrl.clone()
  url.pathname = localeOf(path) === 'af' ? path : `/en${path === '/' ? '' : path}`
  const response = NextResponse.rewrite(url, { request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

/** What is sent with a draft that is shown by a private link: nobody keeps it, lists it, or learns its address. */
const UNLISTED = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

function unlisted(response: NextResponse): NextResponse {
  Object.entries(UNLISTED).forEach(([name, value]) => response.headers.set(name, value))
  return response
}

/**
 * Decides what to do with a request that needs a decision: session first, then language, then the staff gate.
 * The gate is the first, cheap filter; each page and action asks again.
 */
export async function decide(request: NextRequest): Promise<NextResponse> {
  const path = unprefixed(request.nextUrl.pathname)
  if (PREVIEW.test(path)) return unlisted(languageRedirect(request) ?? goOn(request))
  if (!STAFF.test(path)) return languageRedirect(request) ?? goOn(request)
  const session = await checkSession(request)
  const redirect = languageRedirect(request)
  if (redirect) return session.applyTo(redirect)
  if (session.state === 'signed-out' && isStaffPath(path)) {
    const locale = localeOf(request.nextUrl.pathname)
    const next = request.nextUrl.pathname + request.nextUrl.search
    const url = request.nextUrl.clone()
    url.search = new URLSearchParams({ next }).toString()
    url.pathname = localePath(SIGN_IN, locale)
    const response = session.applyTo(NextResponse.redirect(url))
    response.headers.set('Cache-Control', 'private, no-store')
    return response
  }
  const response = session.applyTo(goOn(request))
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}
