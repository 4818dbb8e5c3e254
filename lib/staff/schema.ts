import type { Route } from 'next'
import { z } from 'zod'
import { localePath, toRoute } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { routes, withQuery } from '@/lib/routes'
import type { PasswordCode } from './password'

const email = z.string().trim().toLowerCase().min(1).max(254)

/** The fields of the sign-in form. */
export const signInSchema = z.object({
  email,
  password: z.string().min(1).max(200),
})

/** The field of the form that requests a link for a new password. */
export const passwordLinkSchema = z.object({ email: email.pipe(z.email()) })

/** The fields of the forms that set a password. A missing field counts as empty, which the password rules refuse. */
export const newPasswordSchema = z.object({ password: z.string().catch('') })
export const changePasswordSchema = newPasswordSchema.extend({ present: z.string().max(200).catch('') })

/** The secret in a mailed link: the hash of its token, or the code of Supabase's own template (PKCE). */
export const mailedLinkSchema = z.object({
  kind: z.enum(['token_hash', 'code']),
  value: z.string().min(1).max(500),
})
export type MailedLink = z.infer<typeof mailedLinkSchema>

/** Why signing in failed. */
export type SignInCode = 'invalidCredentials' | 'failed' | 'tooManyAttempts' | 'notStaff'

/** Why the password was not changed. */
export type ChangePasswordCode =
  PasswordCode | 'wrongPassword' | 'tooManyAttempts' | 'notAuthenticated' | 'signInAgain' | 'changeFailed'

/** Why no link for a new password was mailed. */
export type PasswordLinkCode = 'invalidEmail' | 'tooManyAttempts' | 'mailOff' | 'linkFailed'

/** Why a mailed link set no password. */
export type NewPasswordCode = PasswordCode | 'linkInvalid' | 'tooManyAttempts' | 'setFailed'

/** The reasons for which the sign-in page shows a notice. */
export const SIGN_IN_NOTICES = ['idle', 'passwordSet', 'everywhere'] as const
export type SignInNotice = (typeof SIGN_IN_NOTICES)[number]

/** The address of the sign-in page, which leads to `next` afterwards and shows `notice`. */
export function signInPath(locale: Locale, query: { next?: string; notice?: SignInNotice } = {}): Route {
  return localePath(withQuery(routes.login, query), locale)
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
