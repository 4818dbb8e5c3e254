import 'server-only'
import { logError } from '@/lib/log/log'
import { markUnavailable } from '@/lib/next/shared'

/** What a reading gave: data from the database, or none, where it does not answer. */
export type Reading<Data> =
  { readonly state: 'fresh'; readonly data: Data } | { readonly state: 'unavailable' }

/** Reads; when that fails, logs the error under the name, and has what is made without the data not stored. */
export async function reading<Data>(of: string, read: () => Promise<Data>): Promise<Reading<Data>> {
  try {
    return { state: 'fresh', data: await read() }
  } catch (error) {
    logError('reading', error, { of })
    markUnavailable()
    return { state: 'unavailable' }
  }
}
