import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { serverClient } from '@/lib/supabase/server'

const logRow = z
  .object({
    id: z.string(),
    kind: z.enum(['leads-exported', 'newsletter-exported', 'person-exported', 'person-erased', 'retention']),
    actor: z.string(),
    detail: z.string().nullable(),
    rows: z.coerce.number().int(),
    created_at: isoTime,
  })
  .transform(({ created_at, ...row }) => ({ ...row, createdAt: created_at }))

/**
 * A line of the record. `actor` is an e-mail address or `system`; `detail` the filters of an export, or the
 * fingerprint of a person's address; `createdAt` ISO 8601, UTC.
 */
export type PrivacyEntry = z.output<typeof logRow>

const MOST_LISTED = 20

/** The newest lines of the record. @throws Error when the database does not answer. */
export async function privacyLog(): Promise<PrivacyEntry[]> {
  const client = await serverClient()
  const { data } = await client
    .from('privacy_log')
    .select('id, kind, actor, detail, rows, created_at')
    .order('created_at', { ascending: false })
    .order('id')
    .limit(MOST_LISTED)
    .throwOnError()
  return data.map((row) => logRow.parse(row))
}
