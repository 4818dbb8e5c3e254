import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { Agent, type RequestInit, fetch } from 'undici'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { fetchWithTimeout } from './timeout'

const agent = new Agent()

/**
 * A `fetch` unknown to Next, which therefore neither caches answers nor takes a page that uses it for uncacheable: as
 * with a database driver, the page's `revalidate` alone decides.
 */
const unknownFetch = ((input: string, init: RequestInit) =>
  fetch(input, { ...init, dispatcher: agent })) as unknown as typeof globalThis.fetch

function anonymousClient(by: typeof globalThis.fetch, headers: Record<string, string> = {}) {
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: by, headers },
  })
}

/** The visitor's client for page content: no cookies, so that pages can be prerendered. */
export const publicClient = () =>
  anonymousClient((input, init) => fetchWithTimeout(input, init, undefined, unknownFetch))

/**
 * The visitor's client for changes, and for reads that must be current: it caches nothing, and reads and writes no
 * cookie, so that a session begun with it does not become the visitor's.
 * @param visitorAddress by which the database counts a client's submissions. In a header, because arguments of refused
 * statements are logged.
 */
export function uncachedClient(visitorAddress: string | null = null) {
  const headers = visitorAddress ? { 'x-client-address': visitorAddress } : undefined
  return anonymousClient((input, init) => fetchWithTimeout(input, { ...init, cache: 'no-store' }), headers)
}

/**
 * Time in ms within which a public file must begin: a page shows a late picture, but requests a failed one only once.
 */
const FILE_BEGIN_MILLISECONDS = 8000

/** A file of a public bucket, as storage answers: 502 when it does not. */
export function publicFile(bucket: string, name: string): Promise<Response> {
  const address = `${env.SUPABASE_URL}/storage/v1/object/public/${bucket}/${encodeURIComponent(name)}`
  return fetchWithTimeout(address, { cache: 'no-store' }, FILE_BEGIN_MILLISECONDS)
}
