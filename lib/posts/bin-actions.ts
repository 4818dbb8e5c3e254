'use server'

import { type Result, ok, fail } from '@/lib/result'
import { forPost } from './for-post'
import { refreshPosts } from './refresh'
import { UNIQUE_VIOLATION } from './violations'

/** Why a post could not be put into the bin or taken out of it. */
export type BinCode = 'notAuthenticated' | 'gone' | 'slugTaken' | 'failed'

/** Puts a post into the bin. Signed-in staff only. One that is there, or gone, already counts as deleted. */
export async function deletePost(id: string): Promise<Result<null, BinCode>> {
  return forPost('deletePost', id, async (client, post) => {
    const { data } = await client
      .from('blog_posts')
      .update({ deleted_at: new Date().toISOString() })
      .eq('id', post)
      .is('deleted_at', null)
      .select('slug')
      .throwOnError()
    await refreshPosts(data.map(({ slug }) => slug))
    return ok(null)
  })
}

/**
 * Takes a post out of the bin; it is as it was before. Signed-in staff only. One that is out already counts as
 * restored. `slugTaken` where another post has its address meanwhile, `gone` where the bin has been emptied.
 */
export async function restorePost(id: string): Promise<Result<null, BinCode>> {
  return forPost('restorePost', id, async (client, post) => {
    const { data, error } = await client
      .from('blog_posts')
      .update({ deleted_at: null })
      .eq('id', post)
      .select('slug')
    if (error?.code === UNIQUE_VIOLATION) return fail('slugTaken')
    if (error) throw error
    if (!data[0]) return fail('gone')
    await refreshPosts([data[0].slug])
    return ok(null)
  })
}
