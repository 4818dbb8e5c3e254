import type { Route } from 'next'
import { localePath, toRoute } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { routes, withQuery } from '@/lib/routes'

/** The reasons for which the sign-in page shows a notice. */
export const SIGN_IN_NOTICES = ['idle', 'passwordSet'] as const
export type SignInNotice = (typeof SIGN_IN_NOTICES)[number]

/** The address of the sign-in page, which leads to `next` afterwards and shows `notice`. */
export function signInPath(locale: Locale, query: { next?: string; notice?: SignInNotice } = {}): Route {
  return localePath(withQuery(routes.login, query), locale)
}

/** The address of the page on which a first password is changed, which leads to `next` afterwards. */
export function firstPasswordPath(locale: Locale, next: string): Route {
  return localePath(withQuery(routes.firstPassword, { next }), locale)
}

/** The address of the page where a session gets what it lacks: `code` or `enrol`. It leads to `next` afterwards. */
export function missingFactorPath(locale: Locale, missing: 'code' | 'enrol', next: string): Route {
  return localePath(withQuery(missing === 'code' ? routes.enterCode : routes.twoStep, { next }), locale)
}

/**
 * The page to go to after signing in, with its query. Only a path of this site is accepted, because the value comes
 * from the address; anything else gives the dashboard.
 */
export function safeNext(next: unknown): Route {
  const fallback = routes.dashboard
  // Browsers read backslashes as slashes and drop control characters.
  if (typeof next !== 'string' || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(next)) return toRoute(fallback)
  const base = 'http://site.invalid'
  const url = new URL(next, base)
  // Resolving dots may leave two slashes at the front, which is the address of another site.
  const inside = url.origin === base && !url.pathname.startsWith('//')
  return toRoute(inside ? url.pathname + url.search : fallback)
}
