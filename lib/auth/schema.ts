import { z } from 'zod'

/** What the sign-in form sends. Both fields are required (specification, section 5). */
export const signInSchema = z.object({
  email: z.string().trim().toLowerCase().min(1).max(254),
  password: z.string().min(1).max(200),
})

/** What may go wrong when signing in. */
export type SignInCode = 'invalidCredentials' | 'failed' | 'tooManyAttempts' | 'notStaff'

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
