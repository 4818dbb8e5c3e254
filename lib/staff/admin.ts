import 'server-only'
import { type Result, ok, fail } from '@/lib/result'
import { authorizeStaff } from './queries'

type StaffAndClient = NonNullable<Awaited<ReturnType<typeof authorizeStaff>>>

/**
 * The admin who changes something or takes data out, asked of the auth server itself; a code for anybody else.
 * @throws Error when Supabase does not answer.
 */
export async function authorizeAdmin(): Promise<Result<StaffAndClient, 'notAuthenticated' | 'notAdmin'>> {
  const who = await authorizeStaff()
  if (!who) return fail('notAuthenticated')
  return who.staff.role === 'admin' ? ok(who) : fail('notAdmin')
}
