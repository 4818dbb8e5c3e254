import type { Route } from 'next'
import { localePath, prefixed, toRoute, unprefixed } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { type PagePath, routes, withQuery } from '@/lib/routes'
import type { Session } from '../queries'

export const SIGN_IN_NOTICES = ['idle', 'passwordSet'] as const
export type SignInNotice = (typeof SIGN_IN_NOTICES)[number]

/** The path of the sign-in page, which then leads to `next` and shows `notice`. */
export function signInPath(locale: Locale, query: { next?: string; notice?: SignInNotice } = {}): Route {
  return localePath(withQuery(routes.login, query), locale)
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

/** The page after signing in, by the query of a sign-in page: in that page's language, which may have been switched there. */
export function nextOf(query: { readonly next?: string | string[] }, locale: Locale): Route {
  const next = [query.next].flat()[0]
  return toRoute(prefixed(unprefixed(safeNext(next)), locale))
}

/** The page that somebody has to go to in a state of their session, which then leads to `next`; staff go there. */
export function neededPath(state: Session['state'], locale: Locale, next: Route): Route {
  const by = (path: PagePath) => localePath(withQuery(path, { next }), locale)
  if (state === 'staff') return next
  if (state === 'firstPassword') return by(routes.firstPassword)
  if (state === 'code') return by(routes.enterCode)
  if (state === 'enrol') return by(routes.twoStep)
  return signInPath(locale, state === 'idle' ? { next, notice: 'idle' } : { next })
}
