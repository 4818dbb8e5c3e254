import 'server-only'
import { z } from 'zod'
import { POSTS_TAG, publicClient } from '@/lib/supabase/public'
import { staleIfError } from './stale-if-error'
import { expiryTags } from './queries'
import { toSummary } from './rows'
import type { PostSummary } from './types'

/** What to read after a post: the one before and after it in its language, and up to three about the same. */
export interface Neighbours {
  readonly older: PostSummary | null
  readonly newer: PostSummary | null
  readonly related: readonly PostSummary[]
}

const placed = z.object({ place: z.enum(['older', 'newer', 'related']) })

/**
 * The neighbours of the post at this slug, live ones only (`post_neighbours` decides which); none for a slug without
 * a live post. Kept with the lists: any change of a post may be a change of another one's neighbours.
 */
export function neighboursOf(slug: string) {
  return staleIfError(`neighbours ${slug}`, async (): Promise<Neighbours> => {
    const { data } = await publicClient(...(await expiryTags(POSTS_TAG)))
      .rpc('post_neighbours', { of_slug: slug }, { get: true })
      .throwOnError()
    const at = (place: z.infer<typeof placed>['place']) =>
      data.filter((row) => placed.parse(row).place === place).map(toSummary)
    return { older: at('older')[0] ?? null, newer: at('newer')[0] ?? null, related: at('related') }
  })
}
