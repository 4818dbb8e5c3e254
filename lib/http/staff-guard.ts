import { type NextRequest, NextResponse } from 'next/server'
import { localeOf, localePath, unprefixed } from '@/lib/i18n/paths'
import { routes, withQuery } from '@/lib/routes'
import { NOTHING_LOADED } from './headers'
import { cleanPath } from './normalise'
import { isStaffPage } from './per-request'

/** Staff pages needed before sign-in. */
const PUBLIC: readonly string[] = [routes.login, routes.forgotPassword, routes.newPassword, routes.invitation]

/** Whether a path, prefixed or not, is in the staff area, sign-in included. */
export function isStaffArea(path: string): boolean {
  return isStaffPage(unprefixed(cleanPath(path)))
}

/**
 * A redirect to sign-in and back, for a staff page that needs a session; null otherwise. A cheap first filter: each
 * page and action checks again.
 */
export function redirectToSignIn(request: NextRequest): NextResponse | null {
  const { pathname, search } = request.nextUrl
  if (!isStaffArea(pathname) || PUBLIC.includes(unprefixed(cleanPath(pathname)))) return null
  const login = localePath(withQuery(routes.login, { next: pathname + search }), localeOf(pathname))
  return NextResponse.redirect(new URL(login, request.nextUrl), {
    headers: { 'Content-Security-Policy': NOTHING_LOADED },
  })
}
