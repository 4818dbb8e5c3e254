import 'server-only'
import { type CookieOptionsWithName, createServerClient } from '@supabase/ssr'
import { cookies } from 'next/headers'
import { env } from '@/lib/env'
import { SESSION_COOKIE_SECONDS, withLifetime } from './cookie-lifetime'
import type { Database } from './database.types'
import { fetchWithTimeout } from './timeout'

async function cookieClient(options: CookieOptionsWithName, milliseconds?: number) {
  const { maxAge = SESSION_COOKIE_SECONDS } = options
  const store = await cookies()
  return createServerClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    global: { fetch: (input, init) => fetchWithTimeout(input, { ...init, cache: 'no-store' }, milliseconds) },
    cookieOptions: { secure: env.SITE_URL.startsWith('https:'), httpOnly: true, ...options },
    cookies: {
      getAll: () => store.getAll(),
      setAll: (changed) => {
        try {
          changed.forEach(({ name, value, options }) => store.set(name, value, withLifetime(options, maxAge)))
        } catch {
          // A page cannot set cookies; the middleware has refreshed the session before it.
        }
      },
    },
  })
}

/** The client of the signed-in user: a new one for each request, with the session from its cookies. */
export const serverClient = () => cookieClient({})

/** How long the database may take to put a file together, in milliseconds. */
const EXPORT_MILLISECONDS = 20_000

/** The client of the signed-in visitor for a file of many rows. */
export const exportClient = () => cookieClient({}, EXPORT_MILLISECONDS)

/** How long a mailed link for a new password is valid, in seconds: Supabase's default. */
const LINK_SECONDS = 60 * 60

/** How long a project may take to hand a mail to its mail server, in milliseconds. */
const MAIL_MILLISECONDS = 20_000

/**
 * The client of whoever forgot a password. Its cookies are its own: the session that a mailed link gives may set a
 * password, but signs nobody in.
 */
export const recoveryClient = () =>
  cookieClient({ name: 'sb-new-password', maxAge: LINK_SECONDS }, MAIL_MILLISECONDS)
