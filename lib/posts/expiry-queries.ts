import 'server-only'
import { withExpiry } from '@/lib/reading'
import { publicClient } from '@/lib/supabase/public'

/** When the next scheduled post is published, as far as the cache under the tags knows; null where none is scheduled. */
async function nextPublication(tags: readonly string[]): Promise<string | null> {
  const { data } = await publicClient(tags).rpc('next_publication', undefined, { get: true }).throwOnError()
  return data && new Date(data).toISOString()
}

/** The tags under which live posts are cached: their own, and the moment of the next publication, at which they expire. */
export const tagsOfPosts = (tag: string) => withExpiry(tag, nextPublication)
