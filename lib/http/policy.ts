import { type NextRequest, NextResponse } from 'next/server'
import { isDevelopment } from '@/lib/env'
import { unprefixed } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'
import { DRAFT_MODE_COOKIE, isDraftMode } from './draft-mode'
import { contentSecurityPolicy } from './headers'
import { cleanPath } from './normalise'
import { isStaffArea } from './staff-guard'

/** In which Next looks for the nonce of a page. */
export const POLICIES = ['content-security-policy', 'content-security-policy-report-only'] as const

const PREVIEWS = routes.preview('')

const PAYMENT_LINKS = routes.pay('')

/** Pages whose address holds a token from a message. */
const isTokenPage = (path: string) =>
  path.startsWith(PAYMENT_LINKS) ||
  [routes.newsletterConfirm, routes.newsletterManage, routes.privacyRequestConfirm, routes.invitation].some(
    (page) => page === path,
  )

/** Whether the browser sees drafts through a preview link. */
const seesDrafts = (request: NextRequest) => isDraftMode(request.cookies.get(DRAFT_MODE_COOKIE)?.value)

/**
 * Whether a page is rendered per request; every other is prerendered and carries the hashes of its own scripts. Where the
 * same cannot be asked, in middleware.ts and in the browser (prefetch-on-intent.tsx), a test holds the list to this one.
 */
export function isPerRequest(path: string): boolean {
  return (
    isStaffArea(path) ||
    isTokenPage(path) ||
    [routes.blogSearch, routes.paymentNotification].some((page) => page === path) ||
    path.startsWith(PREVIEWS)
  )
}

/**
 * Passes the request on to its page, without a policy that it brings. A page that is rendered per request gets one with a
 * nonce, which Next reads from the request and puts on its inline scripts. The rewrites of next.config.ts find the page:
 * an address that this gave would name the host, which Next takes for another one where the server listens at 127.0.0.1.
 * @param paymentOrigins where the form of a payment link may be sent, besides this site
 */
export function passOn(request: NextRequest, paymentOrigins: readonly string[]): NextResponse {
  const path = unprefixed(request.nextUrl.pathname)
  const headers = new Headers(request.headers)
  for (const name of POLICIES) headers.delete(name)
  if (!isPerRequest(path) && !seesDrafts(request)) return NextResponse.next({ request: { headers } })
  const policy = contentSecurityPolicy({
    nonce: btoa(crypto.randomUUID()),
    dev: isDevelopment,
    formOrigins: path.startsWith(PAYMENT_LINKS) ? paymentOrigins : [],
  })
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

/**
 * Adds what a private answer needs: no cache stores a page of the staff area, a preview or the page of a token, and the
 * links of the last two, which anybody who has them can open, are listed by no search engine and passed on to no other
 * site.
 */
export function keepPrivate(request: NextRequest, response: NextResponse): NextResponse {
  const path = unprefixed(cleanPath(request.nextUrl.pathname))
  const isPreview = `${path}/`.startsWith(PREVIEWS)
  const hasToken = isTokenPage(path)
  if (isPreview || hasToken || isStaffArea(path) || seesDrafts(request))
    response.headers.set('Cache-Control', 'private, no-store')
  if (hasToken) {
    response.headers.set('X-Robots-Tag', 'noindex, nofollow')
    // Not "no-referrer", under which a browser sends the page's own form without its origin.
    response.headers.set('Referrer-Policy', 'same-origin')
  }
  if (isPreview) {
    response.headers.set('X-Robots-Tag', 'noindex, nofollow')
    response.headers.set('Referrer-Policy', 'no-referrer')
  }
  return response
}
