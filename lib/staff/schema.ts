import { z } from 'zod'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import type { PasswordCode } from './password'

const email = z.string().trim().toLowerCase().min(1).max(254)

/** What the sign-in form sends. Both fields are required (specification, section 5). */
export const signInSchema = z.object({
  email,
  password: z.string().min(1).max(200),
})

/** What the form of a forgotten password sends. */
export const linkRequestSchema = z.object({ email: email.pipe(z.email()) })

/** What the forms of a new password send. What is missing counts as empty, which the rules of a password refuse. */
export const newPasswordSchema = z.object({ password: z.string().catch('') })
export const changeSchema = newPasswordSchema.extend({ present: z.string().max(200).catch('') })

/** What a mailed link carries: the hash of its token, or the code of Supabase's own template (PKCE). */
export const mailedLinkSchema = z.object({
  kind: z.enum(['token_hash', 'code']),
  value: z.string().min(1).max(500),
})
export type MailedLink = z.infer<typeof mailedLinkSchema>

/** What may go wrong when signing in. */
export type SignInCode = 'invalidCredentials' | 'failed' | 'tooManyAttempts' | 'notStaff'

/** What may go wrong when the password is changed. */
export type ChangeCode =
  PasswordCode | 'wrongPassword' | 'tooManyAttempts' | 'notAuthenticated' | 'signInAgain' | 'changeFailed'

/** What may go wrong when a link for a new password is asked for. */
export type LinkRequestCode = 'invalidEmail' | 'tooManyAttempts' | 'mailOff' | 'linkFailed'

/** What may go wrong when a mailed link is used. */
export type NewPasswordCode = PasswordCode | 'linkInvalid' | 'tooManyAttempts' | 'setFailed'

/** Why somebody is at the sign-in page, where that needs a sentence. */
export const SIGN_IN_NOTICES = ['idle', 'passwordSet', 'everywhere'] as const
export type SignInNotice = (typeof SIGN_IN_NOTICES)[number]

/** The address of the sign-in page, with what it should know. */
export function signInPath(locale: Locale, query: { next?: string; notice?: SignInNotice } = {}): string {
  const asked = new URLSearchParams(query).toString()
  return localePath('/admin/login', locale) + (asked && `?${asked}`)
}

/**
 * The page to go to after signing in. Only a path inside this site is accepted, because the value comes from the
 * address; anything else leads to the dashboard.
 */
export function safeNext(next: unknown): string {
  const fallback = '/admin/dashboard'
  // Backslashes and control characters are read as slashes or dropped by browsers.
  if (typeof next !== 'string' || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(next)) return fallback
  const base = 'http://site.invalid'
  const url = new URL(next, base)
  // Dots are resolved by now, and may have left two slashes at the front: another site's address.
  const inside = url.origin === base && !url.pathname.startsWith('//')
  return inside ? url.pathname + url.search : fallback
}
