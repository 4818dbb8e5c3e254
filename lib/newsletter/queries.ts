import 'server-only'
import { z } from 'zod'
import { serverClient } from '@/lib/supabase/server'

const row = z
  .object({ email: z.string(), language: z.enum(['en', 'af']), created_at: z.string() })
  .transform(({ created_at, ...rest }) => ({ ...rest, createdAt: new Date(created_at).toISOString() }))

/** Somebody who gets the newsletter; `createdAt` ISO 8601, UTC. */
export type Subscriber = z.output<typeof row>

function subscriptions(client: Awaited<ReturnType<typeof serverClient>>) {
  return client
    .from('newsletter_subscriptions')
    .select('email, language, created_at', { count: 'exact' })
    .order('created_at')
    .order('id')
}

/** How many addresses get the newsletter. @throws Error when the database does not answer. */
export async function subscriberCount(): Promise<number> {
  const { count } = await subscriptions(await serverClient())
    .limit(1)
    .throwOnError()
  return count ?? 0
}

/** So many addresses from a place in the list, the oldest first. @throws Error when the database does not answer. */
export async function subscribers(size: number, offset: number): Promise<Subscriber[]> {
  const { data } = await subscriptions(await serverClient())
    .range(offset, offset + size - 1)
    .throwOnError()
  return data.map((each) => row.parse(each))
}
