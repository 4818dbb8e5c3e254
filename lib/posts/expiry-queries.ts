import 'server-only'
import { publicClient } from '@/lib/supabase/public'
import { expiryTag } from './cache'

/** When the next scheduled post is published, as far as the cache under the tags knows; null where none is scheduled. */
async function nextPublication(tags: readonly string[]): Promise<string | null> {
  const { data } = await publicClient(tags).rpc('next_publication', undefined, { get: true }).throwOnError()
  return data && new Date(data).toISOString()
}

/**
 * The tags under which live posts are cached: their own, and the moment of the next publication, at which they expire.
 * Once that moment has passed, the publication after it is read too, because the cached answer is older than it.
 */
export async function withExpiry(tag: string): Promise<readonly string[]> {
  const next = await nextPublication([tag])
  if (next === null) return [tag]
  const tags = [tag, expiryTag(next)]
  if (Date.parse(next) > Date.now()) return tags
  const after = await nextPublication(tags)
  return after === null ? tags : [...tags, expiryTag(after)]
}
