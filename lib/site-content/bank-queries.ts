import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { row } from '@/lib/supabase/columns'
import { serverClient } from '@/lib/supabase/server'

const bankEvent = row({
  event: z.enum(['proposed', 'set', 'confirmed', 'rejected', 'delayed', 'cancelled']),
  /** E-mail address; `system` without an account. */
  who: z.string(),
  /** ISO 8601, UTC. */
  at: isoTime,
  /** When visitors begin to see them; null if unknown, or never. */
  liveFrom: isoTime.nullable(),
})

/**
 * The bank details' newest event of the last seven days, or null. Admins only.
 * @throws Error when the database does not answer.
 */
export async function bankNotice() {
  const client = await serverClient()
  const { data } = await client.rpc('bank_notice', undefined, { get: true }).throwOnError()
  const found = bankEvent.nullable().parse(data)
  if (!found) return null
  const { event, liveFrom } = found
  const isDelayed = event === 'delayed' && liveFrom !== null && Date.parse(liveFrom) > Date.now()
  /** Not live yet, so they can still be rejected. */
  const isPending = event === 'proposed' || isDelayed
  return { ...found, isPending }
}
