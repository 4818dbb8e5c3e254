import 'server-only'
import { z } from 'zod'
import { type StaffClient, staffForChange } from '@/lib/auth/queries'
import { type Result, refuse } from '@/lib/result'

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
    const who = await staffForChange()
    if (!who) return refuse('notAuthenticated')
    const parsed = postId.safeParse(id)
    return parsed.success ? await work(who.client, parsed.data) : refuse('gone')
  } catch (error) {
    console.error(name, error)
    return refuse('failed')
  }
}
