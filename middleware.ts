import { type NextRequest, NextResponse } from 'next/server'
import { redirectToPreferredLocale } from '@/lib/http/locale'
import { normalise } from '@/lib/http/normalise'
import { keepPrivate, passOn } from '@/lib/http/policy'
import { isForeign } from '@/lib/http/sender'
import { isStaffArea, redirectToSignIn } from '@/lib/http/staff-guard'
import { formOrigins } from '@/lib/payments/gateways/gateway'
import { checkSession } from '@/lib/supabase/middleware'

/**
 * Answers a request that needs a decision: a form of another site, an address to normalise, a language to choose, the
 * staff area, a page that is rendered per request. Every other page is served from the cache without it. It reads nothing from the database.
 * The file keeps the name middleware.ts, which Next has deprecated, because the owner's layout asks for it.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (request.method === 'POST' && isForeign(request.headers))
    return NextResponse.json({ code: 'foreign' }, { status: 403, headers: { 'Cache-Control': 'no-store' } })
  const redirect = normalise(request) ?? redirectToPreferredLocale(request)
  if (!isStaffArea(request.nextUrl.pathname))
    return keepPrivate(request, redirect ?? passOn(request, formOrigins()))
  // The session is renewed on the request first, so that the page sees the fresh token.
  const session = await checkSession(request)
  const signIn = session.state === 'signed-out' ? redirectToSignIn(request) : null
  return session.applyTo(keepPrivate(request, redirect ?? signIn ?? passOn(request, formOrigins())))
}

export const config = {
  runtime: 'nodejs',
  // Next reads this list without running the module, so it cannot come from lib/routes. lib/http/middleware.test.ts compares both.
  matcher: [
    '/en/:path*',
    // The forms: Next itself answers one that another site sent with an error of the server. A file takes no form, and
    // other sites ask for some with their origin.
    {
      source: '/((?!_next/|api/|.*\\.).*)',
      has: [{ type: 'header', key: 'origin' }],
      // Next sends itself an action of another page, at an address that is the page's own.
      missing: [{ type: 'header', key: 'x-action-forwarded' }],
    },
    // Addresses to normalise: capitals, a trailing slash.
    '/((?!_next/|api/|brochures/|pictures/|images/|share/).*[A-Z].*)',
    '/((?!_next/|api/).+)/',
    { source: '/((?!_next/|api/|brochures/).*)', has: [{ type: 'query', key: 'lng' }] },
    {
      source: '/((?!_next/|api/|brochures/|af/|af$|en/|en$|.*\\.).*)',
      has: [{ type: 'cookie', key: 'i18next', value: '[aA][fF](?:[-_].*)?' }],
    },
    {
      source: '/((?!_next/|api/|brochures/|af/|af$|en/|en$|.*\\.).*)',
      // A cookie of another language, which another site of the same host may have set, decides nothing.
      missing: [{ type: 'cookie', key: 'i18next', value: '(?:[aA][fF]|[eE][nN])(?:[-_].*)?' }],
      has: [{ type: 'header', key: 'accept-language', value: '(.*\\b[aA][fF]\\b.*)' }],
    },
    // A browser that sees drafts through a preview link: each page is rendered for it anew.
    {
      source: '/((?!_next/|api/|.*\\.).*)',
      has: [{ type: 'cookie', key: '__prerender_bypass' }],
    },
    // Vercel's own server would let the policy of a request reach Next; another host drops it (lib/http/request-headers.ts).
    { source: '/((?!_next/|api/|.*\\.).*)', has: [{ type: 'header', key: 'content-security-policy' }] },
    {
      source: '/((?!_next/|api/|.*\\.).*)',
      has: [{ type: 'header', key: 'content-security-policy-report-only' }],
    },
    '/admin/:path*',
    '/af/admin/:path*',
    '/blog/admin/:path*',
    '/af/blog/admin/:path*',
    '/blog/search',
    '/af/blog/search',
    '/blog/preview/:path*',
    '/af/blog/preview/:path*',
    '/newsletter/:path*',
    '/af/newsletter/:path*',
    '/privacy-request/confirm',
    '/af/privacy-request/confirm',
    '/pay/:path*',
    '/af/pay/:path*',
    '/payment-notification',
    '/af/payment-notification',
  ],
}
