import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { Agent, type RequestInit, fetch } from 'undici'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { fetchWithTimeout } from './timeout'

const agent = new Agent()

/**
 * A `fetch` that Next does not know, so that it neither keeps an answer nor takes a page that reads for one that cannot be
 * stored: as with a driver of a database, `revalidate` of the page decides alone.
 */
const unknownFetch = ((input: string, init: RequestInit) =>
  fetch(input, { ...init, dispatcher: agent })) as unknown as typeof globalThis.fetch

function anonymousClient(by: typeof globalThis.fetch, headers: Record<string, string> = {}) {
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: by, headers },
  })
}

/** The visitor's client for what pages show: no cookies, so that they can be prerendered. */
export const publicClient = () =>
  anonymousClient((input, init) => fetchWithTimeout(input, init, undefined, unknownFetch))

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
