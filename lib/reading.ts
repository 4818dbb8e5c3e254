import 'server-only'
import { logError } from '@/lib/log/log'

/** What a reading gave: fresh data from the database or its cache, the last good data, or none at all. */
export type Reading<Data> =
  { readonly state: 'fresh' | 'stale'; readonly data: Data } | { readonly state: 'unavailable' }

const lastGood = new Map<string, unknown>()
const MAX_ENTRIES = 500

/**
 * Reads, and keeps the result in memory; when reading fails, logs the error and returns the last result kept under the
 * key. It bridges the time between an expired cache and a database that answers again.
 * @param isEmpty whether nothing was found, which is not kept: requests for addresses that do not exist would push the
 * lists out.
 */
export async function staleIfError<Data>(
  key: string,
  read: () => Promise<Data>,
  isEmpty: (data: Data) => boolean = (data) => data === null,
): Promise<Reading<Data>> {
  try {
    const data = await read()
    lastGood.delete(key)
    if (!isEmpty(data)) lastGood.set(key, data)
    if (lastGood.size > MAX_ENTRIES) lastGood.delete(lastGood.keys().next().value as string)
    return { state: 'fresh', data }
  } catch (error) {
    // What follows in a key may be what a visitor has typed.
    logError('reading', error, { of: key.split(' ')[0] })
    return lastGood.has(key) ? { state: 'stale', data: lastGood.get(key) as Data } : { state: 'unavailable' }
  }
}

/** The tag of a result that expires at a moment (ISO 8601); lib/next/expiry.mjs reads it. */
export const expiryTag = (moment: string) => `expires:${moment}`

/**
 * The tags under which something is cached that a moment known to the database changes: its own, and that moment. Once
 * it has passed, the moment after it is read too, because the cached answer is older than it.
 * @param next reads the next such moment under the tags given; null where there is none.
 */
export async function withExpiry(
  tag: string,
  next: (tags: readonly string[]) => Promise<string | null>,
): Promise<readonly string[]> {
  const first = await next([tag])
  if (first === null) return [tag]
  const tags = [tag, expiryTag(first)]
  if (Date.parse(first) > Date.now()) return tags
  const after = await next(tags)
  return after === null ? tags : [...tags, expiryTag(after)]
}
