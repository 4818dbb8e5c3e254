import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { serverClient } from '@/lib/supabase/server'

const sessionRow = z
  .object({
    id: z.string(),
    created_at: isoTime,
    seen_at: isoTime,
    browser: z.string().nullable(),
    system: z.string().nullable(),
    is_current: z.boolean(),
  })
  .transform(({ id, created_at, seen_at, browser, system, is_current }) => ({
    id,
    /** What the session is used with, in words. */
    device: { browser, system },
    /** When it began with the password, and when it was last used. */
    createdAt: created_at,
    seenAt: seen_at,
    /** Whether it is the one that asks. */
    isCurrent: is_current,
  }))

/** An open session of a member of staff. */
export type StaffSession = z.output<typeof sessionRow>

/**
 * The open sessions of a member of staff, the one that asks first: staff see their own, admins those of all.
 * @throws Error when the database does not answer, or refuses.
 */
export async function staffSessions(userId: string): Promise<StaffSession[]> {
  const client = await serverClient()
  const { data } = await client.rpc('sessions_of', { account: userId }).throwOnError()
  return z.array(sessionRow).parse(data)
}
