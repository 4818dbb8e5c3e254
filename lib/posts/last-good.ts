import 'server-only'

/** What a reading gave: fresh from the database (or its cache), the last good one, or nothing at all. */
export type Reading<Data> =
  { readonly from: 'database' | 'memory'; readonly data: Data } | { readonly from: 'nowhere' }

const lastGood = new Map<string, unknown>()
const MOST_KEPT = 500

/**
 * Reads, and remembers what was read; when reading fails, logs it and answers with what was remembered under the key.
 * For the time between an expired cache and a database that is back.
 */
export async function readOrRemember<Data>(key: string, read: () => Promise<Data>): Promise<Reading<Data>> {
  try {
    const data = await read()
    lastGood.delete(key)
    // That there is nothing is not worth remembering: addresses that lead nowhere would crowd out the lists.
    if (data !== null) lastGood.set(key, data)
    if (lastGood.size > MOST_KEPT) lastGood.delete(lastGood.keys().next().value as string)
    return { from: 'database', data }
  } catch (error) {
    console.error(`reading ${key} failed:`, (error as { message?: string })?.message ?? error)
    return lastGood.has(key) ? { from: 'memory', data: lastGood.get(key) as Data } : { from: 'nowhere' }
  }
}
