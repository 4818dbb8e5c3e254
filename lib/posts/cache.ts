import 'server-only'

/** The tag of every list of published posts; an action that changes a post expires it. */
export const POSTS_TAG = 'posts'

/** The tag of one post's page. A tag of its own, so that a change of another post leaves the page in the cache. */
export const postTag = (slug: string) => `post:${slug}`

/** The tag of the link between a post and its translation; takes the id of either. */
export const translationTag = (id: string) => `translation:${id}`

/** The tag of a result that expires at a moment (ISO 8601); lib/next/expiry.mjs reads it. */
export const expiryTag = (moment: string) => `expires:${moment}`

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
