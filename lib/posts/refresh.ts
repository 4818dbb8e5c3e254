import 'server-only'
import { updateTag } from 'next/cache'
import { POSTS_TAG, postTag } from '@/lib/supabase/public'
import { postPage, recentPosts } from './queries'

/**
 * Expires what shows the posts at these slugs, old and new, and every list; the next visitor sees them as they are.
 * The lists are read again at once, so that they are at hand should the database go away before that visitor comes.
 * Only actions may call it.
 */
export async function refreshPosts(slugs: readonly (string | undefined)[]): Promise<void> {
  updateTag(POSTS_TAG)
  for (const slug of new Set(slugs)) if (slug) updateTag(postTag(slug))
  await Promise.all([recentPosts(), postPage(1)])
}
