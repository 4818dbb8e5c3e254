import 'server-only'
import { updateTag } from 'next/cache'
import { POSTS_TAG, postTag, translationTag } from '@/lib/supabase/public'
import { serverClient } from '@/lib/supabase/server'
import { postCategories } from './categories'
import { postPage, recentPosts } from './queries'

/** The ids of the posts at these slugs, as staff see them, and of their translations. */
async function linked(slugs: readonly string[]): Promise<(string | null)[]> {
  const client = await serverClient()
  const { data, error } = await client.from('blog_posts').select('id, translation_id').in('slug', slugs)
  // The change itself is stored; a link between two languages is then mended by the pages' own 60 seconds.
  if (error) console.error('refreshPosts', error.message)
  return (data ?? []).flatMap((row) => [row.id, row.translation_id])
}

/**
 * Expires what shows the posts at these slugs, old and new, and every list; the next visitor sees them as they are.
 * The lists are read again at once, so that they are at hand should the database go away before that visitor comes.
 * Only actions may call it, after the change.
 */
export async function refreshPosts(slugs: readonly (string | undefined)[]): Promise<void> {
  const known = [...new Set(slugs)].filter((slug) => slug !== undefined)
  updateTag(POSTS_TAG)
  for (const slug of known) updateTag(postTag(slug))
  for (const id of await linked(known)) if (id) updateTag(translationTag(id))
  await Promise.all([recentPosts(), postPage(1), ...postCategories.map((category) => postPage(1, category))])
}
