import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { called } from '@/lib/supabase/called'
import { row } from '@/lib/supabase/columns'
import { staffRoles } from '../roles'

const memberRow = row({
  id: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** Since when the account is staff. */
  createdAt: isoTime,
  /** Last use; null before the first sign-in. */
  seenAt: isoTime.nullable(),
  /** Since when it has two-step verification, or null. */
  enrolledAt: isoTime.nullable(),
  /** When two-step verification becomes required; null if voluntary. */
  requiredAt: isoTime.nullable(),
  sessions: z.coerce.number().int(),
}).transform((member) => ({
  ...member,
  isOverdue: member.requiredAt !== null && Date.parse(member.requiredAt) < Date.now(),
}))

/** As admins see them. `sessions` counts open ones. */
export type Member = z.output<typeof memberRow>

/** All staff, by e-mail address. Admins only. @throws Error when the database does not answer, or refuses. */
export const staffMembers = () => called('staff_members', null, z.array(memberRow))
