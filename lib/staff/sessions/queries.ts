import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { called } from '@/lib/supabase/called'
import { row } from '@/lib/supabase/columns'

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
export const staffSessions = (account: string) => called('sessions_of', { account }, z.array(sessionRow))
