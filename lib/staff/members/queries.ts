import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { row } from '@/lib/supabase/columns'
import { serverClient } from '@/lib/supabase/server'
import { staffRoles } from '../schema'

const memberRow = row({
  id: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** Since when the account is staff. */
  createdAt: isoTime,
  /** When it was last used; null before the first sign-in. */
  seenAt: isoTime.nullable(),
  /** Since when it has two-step verification; null if it has none. */
  enrolledAt: isoTime.nullable(),
  /** From when two-step verification is required for access; null if it is voluntary. */
  requiredAt: isoTime.nullable(),
  sessions: z.coerce.number().int(),
}).transform((member) => ({
  ...member,
  /** Whether two-step verification is required by now. */
  isOverdue: member.requiredAt !== null && Date.parse(member.requiredAt) < Date.now(),
}))

/** A staff member, as admins see them. `sessions` is the number of open ones. */
export type Member = z.output<typeof memberRow>

/** All staff members, by e-mail address. Admins only. @throws Error when the database does not answer, or refuses. */
export async function staffMembers(): Promise<Member[]> {
  const client = await serverClient()
  const { data } = await client.rpc('staff_members').throwOnError()
  return z.array(memberRow).parse(data)
}
