import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { fetchWithTimeout } from './timeout'

/** Seconds after which a prerendered page is checked against the database without anybody having published. */
const REVALIDATE_SECONDS = 60

function anonymousClient(fetch: typeof globalThis.fetch, headers: Record<string, string> = {}) {
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch, headers },
  })
}

/** The tag of a read by a name that a visitor may have invented: lib/next/page-cache.mjs keeps no answer that is empty. */
export const MAY_BE_INVENTED = 'may-be-invented'

/**
 * The visitor's client for what pages show: no cookies, so that they can be prerendered. Reads (GET, calls of functions
 * with `{ get: true }` too) are kept under the tags; all else never is.
 */
export function publicClient(tags: readonly string[]) {
  return anonymousClient((input, init) =>
    fetchWithTimeout(
      input,
      init?.method === 'GET'
        ? { ...init, cache: 'force-cache', next: { tags: [...tags], revalidate: REVALIDATE_SECONDS } }
        : { ...init, cache: 'no-store' },
    ),
  )
}

/** Seconds for which an answer in the cache is good enough where the database gives none: a year. */
const KEPT_SECONDS = 31_536_000

/**
 * The visitor's client for what the cache has of an earlier read under the tags, however old, unless a tag has expired since.
 * It never asks the database: a signal that is aborted lets nothing through, and the cache does not look at it.
 */
export function keptClient(tags: readonly string[]) {
  return anonymousClient((input, init) =>
    fetch(input, {
      ...init,
      cache: 'force-cache',
      signal: AbortSignal.abort(),
      next: { tags: [...tags], revalidate: KEPT_SECONDS },
    }).catch(() => Response.json({ message: 'the cache has no answer' }, { status: 502 })),
  )
}

/**
 * The visitor's client for changes, and for reads that must be of now: it keeps no answer, and reads and writes no
 * cookie, so that a session begun with it does not become the visitor's.
 * @param visitorAddress by which the database counts what one client sends with a form. In a header and not as an argument,
 * because arguments of refused statements are logged.
 */
export function uncachedClient(visitorAddress: string | null = null) {
  const headers = visitorAddress ? { 'x-client-address': visitorAddress } : undefined
  return anonymousClient((input, init) => fetchWithTimeout(input, { ...init, cache: 'no-store' }), headers)
}

/** Time in ms within which a public file must begin: a page shows a late picture, but asks only once for one that failed. */
const FILE_BEGIN_MILLISECONDS = 8000

/** A file of a public bucket, as storage answers: 502 when it does not. */
export function publicFile(bucket: string, name: string): Promise<Response> {
  const address = `${env.SUPABASE_URL}/storage/v1/object/public/${bucket}/${encodeURIComponent(name)}`
  return fetchWithTimeout(address, { cache: 'no-store' }, FILE_BEGIN_MILLISECONDS)
}
