import type { CookieOptions } from '@supabase/ssr'
import { IDLE_SESSION_HOURS } from '@/lib/retention'

/** An access token's lifetime in seconds: Supabase's default. Each new one rewrites the cookie. */
const TOKEN_SECONDS = 60 * 60

/**
 * The staff session cookie's lifetime in seconds: until the database counts the session as idle, from the last use that
 * wrote no cookie. `@supabase/ssr` would keep it for 400 days, regardless of its options.
 */
export const SESSION_COOKIE_SECONDS = IDLE_SESSION_HOURS * 60 * 60 + TOKEN_SECONDS

/** Changes the lifetime of a cookie set by `@supabase/ssr`, unless it is being deleted. */
export function withLifetime(options: CookieOptions, seconds: number): CookieOptions {
  return options.maxAge === 0 ? options : { ...options, maxAge: seconds }
}
