import 'server-only'
import { createServerClient } from '@supabase/ssr'
import { cookies } from 'next/headers'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { fetchWithTimeout } from './timeout'

/** The client of the signed-in visitor: a new one for each request, with the session from its cookies. */
export async function serverClient() {
  const store = await cookies()
  return createServerClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    global: { fetch: (input, init) => fetchWithTimeout(input, { ...init, cache: 'no-store' }) },
    cookieOptions: { secure: env.SITE_URL.startsWith('https:'), httpOnly: true },
    cookies: {
      getAll: () => store.getAll(),
      setAll: (changed) => {
        try {
          changed.forEach(({ name, value, options }) => store.set(name, value, options))
        } catch {
          // A page cannot set cookies; the middleware has refreshed the session before it.
        }
      },
    },
  })
}
