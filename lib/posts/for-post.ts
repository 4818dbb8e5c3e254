import 'server-only'
import { z } from 'zod'
import { type StaffClient, authorizeStaff } from '@/lib/staff/queries'
import { type Result, fail } from '@/lib/result'

const postId = z.uuid()

/**
 * Does something with one post for a signed-in staff member: asks who, looks at the id, then works. Whatever the work
 * throws is logged under the name and answered as `failed`.
 */
export async function forPost<Data, Code extends string>(
  name: string,
  id: string,
  work: (client: StaffClient, id: string) => Promise<Result<Data, Code>>,
): Promise<Result<Data, Code | 'notAuthenticated' | 'gone' | 'failed'>> {
  try {
    const who = await authorizeStaff()
    if (!who) return fail('notAuthenticated')
    const parsed = postId.safeParse(id)
    return parsed.success ? await work(who.client, parsed.data) : fail('gone')
  } catch (error) {
    console.error(name, error)
    return fail('failed')
  }
}
