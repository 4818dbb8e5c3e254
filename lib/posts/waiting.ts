import 'server-only'
import { z } from 'zod'
import { serverClient } from '@/lib/supabase/server'

const row = z.object({
  id: z.string(),
  title: z.string(),
  updated_at: z.string(),
  published_at: z.string().nullable(),
  total: z.coerce.number(),
})

/** Posts that are not out yet, the first few of them, with the number of all. Times are ISO 8601, UTC. */
export interface WaitingPosts {
  readonly posts: readonly { readonly id: string; readonly title: string; readonly at: string }[]
  readonly total: number
}

const SHOWN = 5

/**
 * The drafts that were changed last, each with when; or the posts that will go out, each with when.
 * @throws Error when the database does not answer.
 */
export async function waitingPosts(status: 'draft' | 'scheduled'): Promise<WaitingPosts> {
  const client = await serverClient()
  const { data } = await client
    .rpc('staff_posts', {
      of_status: status,
      sort: status === 'draft' ? 'changed' : 'soonest',
      page_size: SHOWN,
    })
    .throwOnError()
  const rows = z.array(row).parse(data)
  return {
    posts: rows.map(({ id, title, updated_at, published_at }) => ({
      id,
      title,
      at: new Date((status === 'scheduled' && published_at) || updated_at).toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  }
}
