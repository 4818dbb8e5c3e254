import type { CookieOptions } from '@supabase/ssr'
import { IDLE_SESSION_HOURS } from '@/lib/retention'

/** How long an access token lives, in seconds: Supabase's default. The cookie is written again with each new one. */
const TOKEN_SECONDS = 60 * 60

/**
 * How long the browser keeps the session of staff, in seconds: as long as the database holds it for unused, counted from
 * the last use that wrote no cookie. `@supabase/ssr` would keep it for 400 days, whatever its options say.
 */
export const SESSION_COOKIE_SECONDS = IDLE_SESSION_HOURS * 60 * 60 + TOKEN_SECONDS

/** The options of a cookie that `@supabase/ssr` sets, with another life; those of one that it deletes stay. */
export function withLifetime(options: CookieOptions, seconds: number): CookieOptions {
  return options.maxAge === 0 ? options : { ...options, maxAge: seconds }
}
