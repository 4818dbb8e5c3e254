import 'server-only'
import { createServerClient } from '@supabase/ssr'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { fetchWithTimeout } from './timeout'

/** The tag of everything rendered from published posts; an action that changes one expires it. */
export const POSTS_TAG = 'posts'

/** Seconds after which a prerendered page is checked against the database without anybody having published. */
const REVALIDATE_SECONDS = 60

/**
 * The visitor's client: no cookies, so that the pages that use it can be prerendered. Reads are kept under the
 * posts tag; calls of functions are never kept.
 */
export function publicClient() {
  return createServerClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    cookies: { getAll: () => [], setAll: () => {} },
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (input, init) =>
        fetchWithTimeout(
          input,
          init?.method === 'GET'
            ? { ...init, cache: 'force-cache', next: { tags: [POSTS_TAG], revalidate: REVALIDATE_SECONDS } }
            : { ...init, cache: 'no-store' },
        ),
    },
  })
}
