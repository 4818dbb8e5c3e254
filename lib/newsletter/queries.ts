import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { serverClient } from '@/lib/supabase/server'

const row = z
  .object({ id: z.string(), email: z.string(), language: z.enum(['en', 'af']), created_at: isoTime })
  .transform(({ created_at, ...rest }) => ({ ...rest, createdAt: created_at }))

/** Somebody who gets the newsletter; `createdAt` ISO 8601, UTC. */
export type Subscriber = z.output<typeof row>

/** How many addresses get the newsletter. @throws Error when the database does not answer. */
export async function subscriberCount(): Promise<number> {
  const client = await serverClient()
  const { count } = await client
    .from('newsletter_subscriptions')
    .select('id', { count: 'exact' })
    .limit(1)
    .throwOnError()
  return count ?? 0
}

/**
 * So many subscribers after another by id, or from the first where none is named: the one order in which nobody
 * moves while others come and go. @throws Error when the database does not answer.
 */
export async function subscribers(size: number, after?: string): Promise<Subscriber[]> {
  const client = await serverClient()
  const all = client.from('newsletter_subscriptions').select('id, email, language, created_at')
  const { data } = await (after ? all.gt('id', after) : all).order('id').limit(size).throwOnError()
  return data.map((each) => row.parse(each))
}
