import 'server-only'
import { z } from 'zod'
import { jobClient } from '@/lib/supabase/job'
import { TOO_MANY } from '@/lib/supabase/errors'
import type { Confirmation, NotedFields } from './gateways/gateway'

const attempt = z.coerce.number().int()
const notedRow = z.object({ id: z.string(), verdict: z.string(), attempt })
const claimedRow = z.object({ id: z.string(), body: z.string(), attempt })

/** A notification that this process may have confirmed until its lease ends, as it was received. */
export type ClaimedNotification = z.output<typeof claimedRow>

/**
 * Stores a notification. Gives it back where it now waits for the gateway's confirmation, null where there is nothing
 * more to do, and `tooMany` where too many without a signature have come.
 * @throws Error when the database does not answer, as do those below.
 */
export async function noteNotification(given: NotedFields): Promise<ClaimedNotification | 'tooMany' | null> {
  const { data, error } = await jobClient('JOB_KEY_PAYMENTS').rpc('note_notification', {
    given: { ...given },
  })
  if (error?.code === TOO_MANY) return 'tooMany'
  if (error) throw new Error(`${error.code} ${error.message}`)
  const [noted] = z.array(notedRow).parse(data)
  return noted?.verdict === 'waiting' ? { id: noted.id, body: given.body, attempt: noted.attempt } : null
}

/** Those that wait for the gateway's confirmation and whose time has come, at most so many. */
export async function claimNotifications(most: number): Promise<ClaimedNotification[]> {
  const { data } = await jobClient('JOB_KEY_PAYMENTS').rpc('claim_notifications', { most }).throwOnError()
  return z.array(claimedRow).parse(data)
}

/** Records what the gateway said to an attempt, upon which the database changes the payment. */
export async function settleNotification(
  { id, attempt }: ClaimedNotification,
  outcome: Confirmation,
): Promise<void> {
  await jobClient('JOB_KEY_PAYMENTS')
    .rpc('settle_notification', { notification_id: id, of_attempt: attempt, outcome })
    .throwOnError()
}
