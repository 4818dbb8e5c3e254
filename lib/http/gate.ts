import { type NextRequest, NextResponse } from 'next/server'
import { preferredLocale, toLocale } from '@/lib/i18n/detection'
import { localeOf, prefixed, unprefixed } from '@/lib/i18n/paths'
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, type Locale } from '@/lib/i18n/routing'
import { isDevelopment } from '@/lib/env'
import { resolveRedirect, postBySlug } from '@/lib/posts/queries'
import { cleanPath, isFile } from '@/lib/seo/addresses-clean'
import { checkSession } from '@/lib/supabase/middleware'
import { contentSecurityPolicy } from './policy'

const STAFF = /^\/(?:admin|blog\/admin)(?:\/|$)/
/** Rooms of the blog that are no posts. */
const ROOM = /^\/blog\/(?:search|preview|category|page)$/
const PREVIEW = /^\/blog\/preview(?:\/|$)/
/** Pages that are rendered per request; every other is prerendered and carries the hashes of its own scripts. */
const PER_REQUEST = /^\/(?:admin|blog\/(?:admin|search|preview)|payment-notification)(?:\/|$)/
const SIGN_IN = '/admin/login'

/** What lies in front of the staff rooms, for those who cannot sign in yet. */
const OPEN = [SIGN_IN, '/admin/forgot-password', '/admin/new-password']

/** Whether an unprefixed path belongs to staff alone. */
export function isStaffPath(path: string): boolean {
  return STAFF.test(path) && !OPEN.includes(path)
}

function redirectTo(request: NextRequest, path: string, status: 307 | 308): NextResponse {
  // Not a clone of nextUrl, which would give a slash at the end back.
  const response = NextResponse.redirect(new URL(path + request.nextUrl.search, request.nextUrl), status)
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

/** The path of a post that has another address by now; any other path as it is. Takes and gives an unprefixed path. */
async function presentPath(path: string): Promise<string> {
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1]
  if (!slug || STAFF.test(path) || ROOM.test(path)) return path
  const reading = await postBySlug(slug)
  if (reading.state === 'unavailable' || reading.data) return path
  const moved = await resolveRedirect(slug)
  return moved.state !== 'unavailable' && moved.data ? `/blog/${moved.data}` : path
}

/** Whether the address is English and its visitor's language is not. */
function prefersAfrikaans(request: NextRequest, path: string): boolean {
  if (localeOf(path) === 'af') return false
  const cookie = toLocale(request.cookies.get(LOCALE_COOKIE)?.value)
  return (cookie ?? preferredLocale(request.headers.get('accept-language'))) === 'af'
}

/** For the visitor, not for good: the next one may read English. Takes an unprefixed path. */
function toAfrikaans(request: NextRequest, path: string): NextResponse {
  const response = redirectTo(request, prefixed(path, 'af'), 307)
  response.headers.set('Vary', 'Accept-Language, Cookie')
  return response
}

/**
 * One permanent redirect from whatever else is written for an address (capitals, /en, a slash at the end, `?lng=`, a
 * post's former address beside one of these) to the address itself; null where that stands already. A file has no
 * language.
 */
async function addressRedirect(request: NextRequest): Promise<NextResponse | null> {
  const url = request.nextUrl
  const asked = url.searchParams.get('lng')
  const clean = cleanPath(url.pathname)
  if (asked === null && clean === url.pathname) return null
  url.searchParams.delete('lng')
  if (isFile(clean)) return redirectTo(request, clean, 308)
  const locale = toLocale(asked)
  const path = await presentPath(unprefixed(clean))
  if (locale === null && prefersAfrikaans(request, clean)) return toAfrikaans(request, path)
  const target = redirectTo(request, prefixed(path, locale ?? localeOf(clean)), 308)
  return locale ? remember(target, locale, url.protocol === 'https:') : target
}

/** A redirect where the language of the address is not the visitor's; null where it is (specification, section 4). */
async function languageRedirect(request: NextRequest): Promise<NextResponse | null> {
  const path = request.nextUrl.pathname
  return prefersAfrikaans(request, path) ? toAfrikaans(request, await presentPath(path)) : null
}

/** The request goes on to its page, with a nonce for the inline scripts of a page that is rendered per request. */
function rewrite(request: NextRequest): NextResponse {
  const path = request.nextUrl.pathname
  const url = request.nextUrl.clone()
  url.pathname = localeOf(path) === 'af' ? path : `/en${path === '/' ? '' : path}`
  if (!PER_REQUEST.test(unprefixed(path))) return NextResponse.rewrite(url)
  const nonce = btoa(crypto.randomUUID())
  const policy = contentSecurityPolicy({ nonce, dev: isDevelopment })
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
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
export async function handleRequest(request: NextRequest): Promise<NextResponse> {
  const path = unprefixed(cleanPath(request.nextUrl.pathname))
  const redirect = (await addressRedirect(request)) ?? (await languageRedirect(request))
  if (PREVIEW.test(path)) return unlisted(redirect ?? rewrite(request))
  if (!STAFF.test(path)) return redirect ?? rewrite(request)
  const session = await checkSession(request)
  if (redirect) return session.applyTo(redirect)
  if (session.state === 'signed-out' && isStaffPath(path)) {
    const locale = localeOf(request.nextUrl.pathname)
    const next = request.nextUrl.pathname + request.nextUrl.search
    const url = request.nextUrl.clone()
    url.search = new URLSearchParams({ next }).toString()
    url.pathname = prefixed(SIGN_IN, locale)
    const response = session.applyTo(NextResponse.redirect(url))
    response.headers.set('Cache-Control', 'private, no-store')
    return response
  }
  const response = session.applyTo(rewrite(request))
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}
