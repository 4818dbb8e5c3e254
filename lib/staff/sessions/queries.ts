import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { row } from '@/lib/supabase/columns'
import { serverClient } from '@/lib/supabase/server'

const sessionRow = row({
  id: z.string(),
  /** When it began with the password, and its last use. */
  createdAt: isoTime,
  seenAt: isoTime,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  isCurrent: z.boolean(),
})

export type StaffSession = z.output<typeof sessionRow>

/**
 * Open sessions, the current one first: staff see their own, admins everybody's.
 * @throws Error when the database does not answer, or refuses.
 */
export async function staffSessions(userId: string): Promise<StaffSession[]> {
  const client = await serverClient()
  const { data } = await client.rpc('sessions_of', { account: userId }).throwOnError()
  return z.array(sessionRow).parse(data)
}
