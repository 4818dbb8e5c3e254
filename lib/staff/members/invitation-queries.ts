import 'server-only'
import { z } from 'zod'
import { linkToken } from '@/lib/action'
import { isoTime } from '@/lib/dates'
import { called } from '@/lib/supabase/called'
import { row } from '@/lib/supabase/columns'
import { uncachedClient } from '@/lib/supabase/public'
import { staffRoles } from '../roles'

const invitationRow = row({
  id: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** E-mail address of an admin. */
  invitedBy: z.string(),
  sentAt: isoTime,
  expiresAt: isoTime,
}).transform((invitation) => ({
  ...invitation,
  /** Its link has expired; it can be sent again. */
  isExpired: Date.parse(invitation.expiresAt) <= Date.now(),
}))

/** An invitation neither accepted nor withdrawn. */
export type Invitation = z.output<typeof invitationRow>

/**
 * Open and expired invitations, by e-mail address. Admins only. @throws Error when the database does not answer, or
 * refuses.
 */
export const openInvitations = () => called('open_invitations', null, z.array(invitationRow))

const mailedRow = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    email: z.string(),
    role: z.enum(staffRoles),
    has_account: z.boolean(),
  }),
  z.object({ state: z.enum(['accepted', 'withdrawn', 'expired']) }),
])

/** As the link's holder may see it: how it ended, or while open, the invited address. */
export type MailedInvitation = z.output<typeof mailedRow> | { readonly state: 'unknown' }

/** The invitation of a mailed link's token. @throws Error when the database does not answer. */
export async function mailedInvitation(given: unknown): Promise<MailedInvitation> {
  const token = linkToken.parse(given)
  if (token === '') return { state: 'unknown' }
  const { data } = await uncachedClient().rpc('staff_invitation', { token }).throwOnError()
  return z.array(mailedRow).parse(data)[0] ?? { state: 'unknown' }
}
