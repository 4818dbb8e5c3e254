import type { NextRequest } from 'next/server'
import { handleRequest } from '@/lib/http/gate'

/**
 * Runs only where there is something to decide: an address written otherwise, an asked, remembered or preferred
 * language, the staff area, a page that is rendered per request. Every other page is served from the cache without it.
 * The file keeps the name middleware.ts, which Next has deprecated, because the owner's layout asks for it.
 */
export function middleware(request: NextRequest) {
  return handleRequest(request)
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/en/:path*',
    // Addresses written otherwise than they are: capitals, a slash at the end.
    '/((?!_next/|api/|brochures/|pictures/|images/|share/).*[A-Z].*)',
    '/((?!_next/|api/).+)/',
    { source: '/((?!_next/|api/|brochures/).*)', has: [{ type: 'query', key: 'lng' }] },
    {
      source: '/((?!_next/|api/|brochures/|af/|af$|en/|en$|.*\\.).*)',
      has: [{ type: 'cookie', key: 'i18next', value: 'af' }],
    },
    {
      source: '/((?!_next/|api/|brochures/|af/|af$|en/|en$|.*\\.).*)',
      missing: [{ type: 'cookie', key: 'i18next' }],
      has: [{ type: 'header', key: 'accept-language', value: '(.*\\b[aA][fF]\\b.*)' }],
    },
    '/admin/:path*',
    '/af/admin/:path*',
    '/blog/admin/:path*',
    '/af/blog/admin/:path*',
    '/blog/search',
    '/af/blog/search',
    '/blog/preview/:path*',
    '/af/blog/preview/:path*',
    '/payment-notification',
    '/af/payment-notification',
  ],
}
