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
          // A page cannot set cookies; the middleware has already refreshed the session.
        }
      },
    },
  })
}

/** The signed-in user's client, new for each request. */
export const serverClient = () => cookieClient({})

/** For the database to compile a file. */
const EXPORT_MILLISECONDS = 20_000

/** The signed-in user's client for a file of many rows. */
export const exportClient = () => cookieClient({}, EXPORT_MILLISECONDS)

/** Validity of a mailed password link, in seconds: Supabase's default. */
export const LINK_SECONDS = 60 * 60

/** For a project to hand a mail to its mail server. */
const MAIL_MILLISECONDS = 20_000

/**
 * The client for a forgotten password. Its separate cookies hold a mailed link's session, which may set a password, but
 * signs nobody in.
 */
export const recoveryClient = () =>
  cookieClient({ name: 'sb-new-password', maxAge: LINK_SECONDS }, MAIL_MILLISECONDS)
