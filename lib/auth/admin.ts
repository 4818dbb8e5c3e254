import 'server-only'
import { type Result, ok, refuse } from '@/lib/result'
import { staffForChange } from './queries'

type StaffAndClient = NonNullable<Awaited<ReturnType<typeof staffForChange>>>

/**
 * The admin who changes something or takes data out, asked of the auth server itself; a code for anybody else.
 * @throws Error when Supabase does not answer.
 */
export async function adminForChange(): Promise<Result<StaffAndClient, 'notAuthenticated' | 'notAdmin'>> {
  const who = await staffForChange()
  if (!who) return refuse('notAuthenticated')
  return who.staff.role === 'admin' ? ok(who) : refuse('notAdmin')
}
