import 'server-only'
import { settle } from '@/lib/settle'
import { staffMembers } from '@/lib/staff/members/queries'

/** A member of staff to whom a lead can be given. */
export type Owner = Awaited<ReturnType<typeof leadOwners>>[number]

/** The members of staff who can look after leads; none where they could not be read. Admins only. */
export async function leadOwners() {
  const members = await settle('staffMembers', staffMembers())
  if (!members.ok) return []
  return members.data.filter(({ role }) => role === 'admin').map(({ id, email }) => ({ id, email }))
}
