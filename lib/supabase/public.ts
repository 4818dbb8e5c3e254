import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { fetchWithTimeout } from './timeout'

/** The tag of every list of published posts; an action that changes a post expires it. */
export const POSTS_TAG = 'posts'

/** The tag of one post's page. Of its own, so that a change elsewhere leaves the page as it is. */
export const postTag = (slug: string) => `post:${slug}`

/** The tag of the link between a post and its translation; takes the id of either. */
export const translationTag = (id: string) => `translation:${id}`

/** The tag of a result that expires at a moment (ISO 8601); lib/next/expiry.mjs reads it. */
export const expiryTag = (moment: string) => `expires:${moment}`

/** Seconds after which a prerendered page is checked against the database without anybody having published. */
const REVALIDATE_SECONDS = 60

function anonymousClient(fetch: typeof globalThis.fetch) {
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
  })
}

/**
 * The visitor's client for what pages show: no cookies, so that they can be prerendered. Reads (GET, calls of functions
 * with `{ get: true }` too) are kept under the tags; all else never is.
 */
export function publicClient(...tags: string[]) {
  return anonymousClient((input, init) =>
    fetchWithTimeout(
      input,
      init?.method === 'GET'
        ? { ...init, cache: 'force-cache', next: { tags, revalidate: REVALIDATE_SECONDS } }
        : { ...init, cache: 'no-store' },
    ),
  )
}

/**
 * The visitor's client for changes, and for reads that must be of now: it keeps no answer, and reads and writes no
 * cookie, so that a session begun with it does not become the visitor's.
 */
export function uncachedClient() {
  return anonymousClient((input, init) => fetchWithTimeout(input, { ...init, cache: 'no-store' }))
}
