import { type NextRequest, NextResponse } from 'next/server'
import { env, isDevelopment } from '@/lib/env'
import { unprefixed } from '@/lib/i18n/paths'
import { DRAFT_MODE_COOKIE, isDraftMode } from './draft-mode'
import { contentSecurityPolicy } from './headers'
import { cleanPath } from './normalise'
import {
  isPaymentPage,
  isPerRequestPage,
  isPreviewPage,
  isStaffPage,
  isTokenPage,
  isUploadPage,
} from './per-request'

/** Headers in which Next looks for a page's nonce. */
export const POLICIES = ['content-security-policy', 'content-security-policy-report-only'] as const

/** Whether the browser sees drafts through a preview link. */
const seesDrafts = (request: NextRequest) => isDraftMode(request.cookies.get(DRAFT_MODE_COOKIE)?.value)

/** Whether a page is rendered per request; every other is prerendered and carries its scripts' hashes. */
export const isPerRequest = (path: string): boolean => isPerRequestPage(unprefixed(cleanPath(path)))

/**
 * Passes the request on to its page, without the policies that it brings. A page rendered per request gets a policy
 * with a nonce, which Next reads and puts on inline scripts. The rewrites of next.config.ts find the page: an address
 * from here would name the host, which Next mistakes for another one on a server at 127.0.0.1.
 * @param paymentOrigins other sites that the form of a payment link may be sent to
 */
export function passOn(request: NextRequest, paymentOrigins: readonly string[]): NextResponse {
  const path = unprefixed(request.nextUrl.pathname)
  const headers = new Headers(request.headers)
  for (const name of POLICIES) headers.delete(name)
  if (!isPerRequest(path) && !seesDrafts(request)) return NextResponse.next({ request: { headers } })
  const policy = contentSecurityPolicy({
    nonce: btoa(crypto.randomUUID()),
    dev: isDevelopment,
    formOrigins: isPaymentPage(path) ? paymentOrigins : [],
    // The one exception to the rule that browsers never talk to Supabase.
    uploadOrigins: isUploadPage(path) ? [new URL(env.SUPABASE_URL).origin] : [],
  })
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

/**
 * Adds the headers of private answers: staff pages, previews and token pages are not cached; the links of the last two,
 * open to everyone who has them, are not indexed or passed to other sites.
 */
export function keepPrivate(request: NextRequest, response: NextResponse): NextResponse {
  const path = unprefixed(cleanPath(request.nextUrl.pathname))
  const isPreview = isPreviewPage(path)
  const hasToken = isTokenPage(path)
  if (isPreview || hasToken || isStaffPage(path) || seesDrafts(request))
    response.headers.set('Cache-Control', 'private, no-store')
  if (isPreview || hasToken) {
    response.headers.set('X-Robots-Tag', 'noindex, nofollow')
    // Under "no-referrer" browsers would send a token page's own form without its origin.
    response.headers.set('Referrer-Policy', isPreview ? 'no-referrer' : 'same-origin')
  }
  return response
}
