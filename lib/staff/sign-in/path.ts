import type { Route } from 'next'
import { localePath, toRoute } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { routes, withQuery } from '@/lib/routes'

export const SIGN_IN_NOTICES = ['idle', 'passwordSet'] as const
export type SignInNotice = (typeof SIGN_IN_NOTICES)[number]

/** The path of the sign-in page, which then leads to `next` and shows `notice`. */
export function signInPath(locale: Locale, query: { next?: string; notice?: SignInNotice } = {}): Route {
  return localePath(withQuery(routes.login, query), locale)
}

/** The path of the page to change a first password, which then leads to `next`. */
export function firstPasswordPath(locale: Locale, next: string): Route {
  return localePath(withQuery(routes.firstPassword, { next }), locale)
}

/** The path of the page for the missing factor, which then leads to `next`. */
export function missingFactorPath(locale: Locale, missing: 'code' | 'enrol', next: string): Route {
  return localePath(withQuery(missing === 'code' ? routes.enterCode : routes.twoStep, { next }), locale)
}

/**
 * The page after signing in, with its query. Only paths of this site are accepted, because the value comes from the
 * address; anything else gives the dashboard.
 */
export function safeNext(next: unknown): Route {
  const fallback = routes.dashboard
  // Browsers read backslashes as slashes and drop control characters.
  if (typeof next !== 'string' || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(next)) return toRoute(fallback)
  const base = 'http://site.invalid'
  const url = new URL(next, base)
  // Resolving dots may leave two leading slashes, which is the address of another site.
  const inside = url.origin === base && !url.pathname.startsWith('//')
  return toRoute(inside ? url.pathname + url.search : fallback)
}
