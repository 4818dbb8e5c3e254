import { type NextRequest, NextResponse } from 'next/server'
import { redirectToPreferredLocale } from '@/lib/http/locale'
import { normalise } from '@/lib/http/normalise'
import { keepPrivate, passOn } from '@/lib/http/policy'
import { isForeign } from '@/lib/http/sender'
import { isStaffArea, redirectToSignIn } from '@/lib/http/staff-guard'
import { formOrigins } from '@/lib/payments/gateways/gateway'
import { checkSession } from '@/lib/supabase/middleware'

/**
 * Handles requests that need a decision: cross-site forms, addresses to normalise, the choice of language, the staff
 * area, pages rendered per request. Every other page is served from the cache without it. Never queries the database.
 * Keeps the name middleware.ts, deprecated by Next, because the owner's layout requires it.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (request.method === 'POST' && isForeign(request.headers))
    return NextResponse.json({ code: 'foreign' }, { status: 403, headers: { 'Cache-Control': 'no-store' } })
  const redirect = normalise(request) ?? redirectToPreferredLocale(request)
  if (!isStaffArea(request.nextUrl.pathname))
    return keepPrivate(request, redirect ?? passOn(request, formOrigins()))
  // Renews the session on the request first, so that the page sees the fresh token.
  const session = await checkSession(request)
  const signIn = session.state === 'signed-out' ? redirectToSignIn(request) : null
  return session.applyTo(keepPrivate(request, redirect ?? signIn ?? passOn(request, formOrigins())))
}

// Next reads this list statically, so it can import nothing. It names no language but English: any two letters at the
// start of a path, in the cookie or in the header may be one, and the code above decides. lib/http/per-request.test.ts
// compares it with the lists of languages and pages.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/en/:path*',
    // Forms: Next would answer a cross-site one with a server error. Files are excluded: they take no form, and other
    // sites request some with an origin.
    {
      source: '/((?!_next/|api/|.*\\.).*)',
      has: [{ type: 'header', key: 'origin' }],
      // Next forwards another page's action to itself, at that page's internal address.
      missing: [{ type: 'header', key: 'x-action-forwarded' }],
    },
    // Addresses to normalise: capitals, a trailing slash.
    '/((?!_next/|api/|brochures/|pictures/|images/|share/).*[A-Z].*)',
    '/((?!_next/|api/).+)/',
    { source: '/((?!_next/|api/|brochures/).*)', has: [{ type: 'query', key: 'lng' }] },
    // A language cookie other than English.
    {
      source: '/((?!_next/|api/|brochures/|[a-z]{2}/|[a-z]{2}$|.*\\.).*)',
      has: [
        {
          type: 'cookie',
          key: 'i18next',
          value: '(?:[a-df-zA-DF-Z][a-zA-Z]|[eE][a-mo-zA-MO-Z])(?:[-_].*)?',
        },
      ],
    },
    // A browser that prefers another language than English, without a language cookie.
    {
      source: '/((?!_next/|api/|brochures/|[a-z]{2}/|[a-z]{2}$|.*\\.).*)',
      missing: [{ type: 'cookie', key: 'i18next', value: '[a-zA-Z]{2}(?:[-_].*)?' }],
      has: [
        {
          type: 'header',
          key: 'accept-language',
          value: '(?:.*[,\\s])?(?:[a-df-zA-DF-Z][a-zA-Z]|[eE][a-mo-zA-MO-Z])(?:[-_;,\\s].*)?',
        },
      ],
    },
    // A browser with draft mode from a preview link: every page is rendered for it per request.
    {
      source: '/((?!_next/|api/|.*\\.).*)',
      has: [{ type: 'cookie', key: '__prerender_bypass' }],
    },
    // Vercel's server would pass a request's policy to Next; other hosts drop it (lib/http/request-headers.ts).
    { source: '/((?!_next/|api/|.*\\.).*)', has: [{ type: 'header', key: 'content-security-policy' }] },
    {
      source: '/((?!_next/|api/|.*\\.).*)',
      has: [{ type: 'header', key: 'content-security-policy-report-only' }],
    },
    // Pages rendered per request (lib/http/per-request.ts), in each language.
    '/:language([a-z]{2})?/admin/:path*',
    '/:language([a-z]{2})?/blog/admin/:path*',
    '/:language([a-z]{2})?/blog/preview/:path+',
    '/:language([a-z]{2})?/pay/:path+',
    '/:language([a-z]{2})?/certificate/:path+',
    '/:language([a-z]{2})?/documents/:path+',
    '/:language([a-z]{2})?/newsletter/confirm',
    '/:language([a-z]{2})?/newsletter/manage',
    '/:language([a-z]{2})?/privacy-request/confirm',
    '/:language([a-z]{2})?/blog/search',
    '/:language([a-z]{2})?/payment-notification',
  ],
}
