import { type NextRequest, NextResponse } from 'next/server'
import { localeOf, localePath, unprefixed } from '@/lib/i18n/paths'
import { routes, withQuery } from '@/lib/routes'
import { NOTHING_LOADED } from './headers'
import { cleanPath } from './normalise'
import { isStaffPage } from './per-request'

/** The pages of the staff area that whoever cannot sign in yet needs. */
const PUBLIC: readonly string[] = [routes.login, routes.forgotPassword, routes.newPassword, routes.invitation]

/** Whether a path, with or without the prefix of a language, lies in the staff area, sign-in included. */
export function isStaffArea(path: string): boolean {
  return isStaffPage(unprefixed(cleanPath(path)))
}

/**
 * A redirect to the sign-in page, which leads back afterwards, for a page of the staff area that needs a session; null
 * for a page that does not. This is the first, cheap filter; each page and each action checks again.
 */
export function redirectToSignIn(request: NextRequest): NextResponse | null {
  const { pathname, search } = request.nextUrl
  if (!isStaffArea(pathname) || PUBLIC.includes(unprefixed(cleanPath(pathname)))) return null
  const login = localePath(withQuery(routes.login, { next: pathname + search }), localeOf(pathname))
  return NextResponse.redirect(new URL(login, request.nextUrl), {
    headers: { 'Content-Security-Policy': NOTHING_LOADED },
  })
}
