import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { Agent, type RequestInit, fetch } from 'undici'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { fetchWithTimeout } from './timeout'

const agent = new Agent()

/**
 * A `fetch` unknown to Next, so it neither caches answers nor makes a page uncacheable: as with a database driver, the
 * page's `revalidate` alone decides.
 */
const unknownFetch = ((input: string, init: RequestInit) =>
  fetch(input, { ...init, dispatcher: agent })) as unknown as typeof globalThis.fetch

/** A client that keeps no session, with its own `fetch`. */
export function anonymousClient(by: typeof globalThis.fetch, headers: Record<string, string> = {}) {
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: by, headers },
  })
}

/** The visitor's client for page content: without cookies, so that pages can be prerendered. */
export const publicClient = () =>
  anonymousClient((input, init) => fetchWithTimeout(input, init, undefined, unknownFetch))

/**
 * The visitor's client for changes and current reads: it caches nothing, and uses no cookies, so that a session begun
 * with it does not become the visitor's.
 * @param visitorAddress by which the database counts submissions. In a header, because arguments of refused statements
 * are logged.
 */
export function uncachedClient(visitorAddress: string | null = null) {
  const headers = visitorAddress ? { 'x-client-address': visitorAddress } : undefined
  return anonymousClient((input, init) => fetchWithTimeout(input, { ...init, cache: 'no-store' }), headers)
}

/**
 * Milliseconds within which a public file must begin: a page shows a late picture, but requests a failed one only once.
 */
const FILE_BEGIN_MILLISECONDS = 8000

/** A public bucket's file, as storage answers: 502 when it does not. */
export function publicFile(bucket: string, name: string): Promise<Response> {
  const address = `${env.SUPABASE_URL}/storage/v1/object/public/${bucket}/${encodeURIComponent(name)}`
  return fetchWithTimeout(address, { cache: 'no-store' }, FILE_BEGIN_MILLISECONDS)
}
