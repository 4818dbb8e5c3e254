import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { serverClient } from '@/lib/supabase/server'

const memberRow = z
  .object({
    id: z.string(),
    email: z.string(),
    role: z.enum(['admin', 'editor']),
    created_at: isoTime,
    seen_at: isoTime.nullable(),
    enrolled_at: isoTime.nullable(),
    required_at: isoTime.nullable(),
    sessions: z.coerce.number().int(),
  })
  .transform(({ created_at, seen_at, enrolled_at, required_at, ...row }) => ({
    ...row,
    /** Since when the account is staff. */
    createdAt: created_at,
    /** When it was last used; null before the first sign-in. */
    seenAt: seen_at,
    /** Since when it has two-step verification; null where it has none. */
    enrolledAt: enrolled_at,
    /** From when it has no access without it; null where it is voluntary. */
    requiredAt: required_at,
    /** Whether that time has come. */
    isOverdue: required_at !== null && Date.parse(required_at) < Date.now(),
  }))

/** A member of staff, as admins see them. `sessions` is the number of open ones. */
export type Member = z.output<typeof memberRow>

/** All members of staff, by e-mail address. Admins only. @throws Error when the database does not answer, or refuses. */
export async function staffMembers(): Promise<Member[]> {
  const client = await serverClient()
  const { data } = await client.rpc('staff_members').throwOnError()
  return z.array(memberRow).parse(data)
}
