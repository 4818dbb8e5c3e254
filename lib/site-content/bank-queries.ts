import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { toFields } from '@/lib/supabase/columns'
import { serverClient } from '@/lib/supabase/server'

const bankEvent = z
  .record(z.string(), z.unknown())
  .transform(toFields)
  .pipe(
    z.object({
      event: z.enum(['proposed', 'set', 'confirmed', 'rejected', 'delayed', 'cancelled']),
      /** The address of who did it; `system` where no account did. */
      who: z.string(),
      /** ISO 8601, UTC. */
      at: isoTime,
      /** From when visitors read the new details; null where that is not known, or will not be. */
      liveFrom: isoTime.nullable(),
    }),
  )

/**
 * The newest thing that happened to the bank details in the last seven days; null where nothing did. Admins only.
 * @throws Error when the database does not answer.
 */
export async function bankNotice() {
  const client = await serverClient()
  const { data } = await client.rpc('bank_notice', undefined, { get: true }).throwOnError()
  const found = bankEvent.nullable().parse(data)
  if (!found) return null
  const { event, liveFrom } = found
  const isDelayed = event === 'delayed' && liveFrom !== null && Date.parse(liveFrom) > Date.now()
  /** Whether the new details are not live yet, so that they can still be rejected. */
  const isPending = event === 'proposed' || isDelayed
  return { ...found, isPending }
}
