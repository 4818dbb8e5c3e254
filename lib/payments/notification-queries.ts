import 'server-only'
import { z } from 'zod'
import { JOB_CALL_MILLISECONDS, jobClient } from '@/lib/supabase/job'
import { TOO_MANY } from '@/lib/supabase/errors'
import type { Confirmation, NotedFields } from './gateways/gateway'

const attempt = z.coerce.number().int()
const notedRow = z.object({ id: z.string(), verdict: z.string(), attempt })
const claimedRow = z.object({ id: z.string(), body: z.string(), attempt })

/** As received, leased to this process for confirmation. */
export type ClaimedNotification = z.output<typeof claimedRow>

/**
 * Stores a notification. Returns it if it awaits confirmation, null if it is done, and `tooMany` if too many unsigned
 * ones have come.
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

/** Claims up to `most` due notifications that await confirmation. */
export async function claimNotifications(most: number): Promise<ClaimedNotification[]> {
  const { data } = await jobClient('JOB_KEY_PAYMENTS', { milliseconds: JOB_CALL_MILLISECONDS })
    .rpc('claim_notifications', { most })
    .throwOnError()
  return z.array(claimedRow).parse(data)
}

/** Records the gateway's answer; the database changes the payment accordingly. */
export async function settleNotification(
  { id, attempt }: ClaimedNotification,
  outcome: Confirmation,
): Promise<void> {
  await jobClient('JOB_KEY_PAYMENTS')
    .rpc('settle_notification', { notification_id: id, of_attempt: attempt, outcome })
    .throwOnError()
}
