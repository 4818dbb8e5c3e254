import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { serverClient } from '@/lib/supabase/server'

const logRow = z.object({
  id: z.string(),
  kind: z.enum(['leads-exported', 'newsletter-exported', 'person-exported', 'person-erased', 'retention']),
  /** The e-mail address of a member of staff, or `system`. */
  actor: z.string(),
  /** The filters of an export, or a keyed hash of a person's address. */
  detail: z.string().nullable(),
  rows: z.coerce.number().int(),
  /** ISO 8601, UTC. */
  createdAt: isoTime,
})

/** A line of the log of exports and erasures. */
export type PrivacyLogEntry = z.output<typeof logRow>

const LOG_PAGE_SIZE = 20

/** The newest lines of the log. @throws Error when the database does not answer. */
export async function privacyLog(): Promise<PrivacyLogEntry[]> {
  const client = await serverClient()
  const { data } = await client
    .from('privacy_log')
    .select('id, kind, actor, detail, rows, createdAt:created_at')
    .order('created_at', { ascending: false })
    .order('id')
    .limit(LOG_PAGE_SIZE)
    .throwOnError()
  return z.array(logRow).parse(data)
}
