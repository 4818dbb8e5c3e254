import 'server-only'
import { logError } from '@/lib/log/log'
import { markUnavailable } from '@/lib/next/shared'

/** The result of a read: data from the database, or `unavailable` if it does not answer. */
export type Reading<Data> =
  { readonly state: 'fresh'; readonly data: Data } | { readonly state: 'unavailable' }

/** Reads; on failure logs the error under the name, and keeps the result from being stored. */
export async function reading<Data>(of: string, read: () => Promise<Data>): Promise<Reading<Data>> {
  try {
    return { state: 'fresh', data: await read() }
  } catch (error) {
    logError('reading', error, { of })
    markUnavailable()
    return { state: 'unavailable' }
  }
}
