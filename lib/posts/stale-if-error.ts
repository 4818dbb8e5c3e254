import 'server-only'

/** What a reading gave: fresh data from the database or its cache, the last good data, or none at all. */
export type Reading<Data> =
  { readonly state: 'fresh' | 'stale'; readonly data: Data } | { readonly state: 'unavailable' }

const lastGood = new Map<string, unknown>()
const MAX_ENTRIES = 500

/**
 * Reads, and keeps the result in memory; when reading fails, logs the error and returns the last result kept under the
 * key. It bridges the time between an expired cache and a database that answers again.
 */
export async function staleIfError<Data>(key: string, read: () => Promise<Data>): Promise<Reading<Data>> {
  try {
    const data = await read()
    lastGood.delete(key)
    // An empty result is not kept: requests for addresses that do not exist would push the lists out.
    if (data !== null) lastGood.set(key, data)
    if (lastGood.size > MAX_ENTRIES) lastGood.delete(lastGood.keys().next().value as string)
    return { state: 'fresh', data }
  } catch (error) {
    console.error(`reading ${key} failed:`, (error as { message?: string })?.message ?? error)
    return lastGood.has(key) ? { state: 'stale', data: lastGood.get(key) as Data } : { state: 'unavailable' }
  }
}
