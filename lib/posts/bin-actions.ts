'use server'

import { z } from 'zod'
import { staffForChange } from '@/lib/auth/queries'
import { type Result, ok, refuse } from '@/lib/result'
import { refreshPosts } from './refresh'

/** Why a post could not be put into the bin or taken out of it. */
export type BinCode = 'notAuthenticated' | 'gone' | 'slugTaken' | 'failed'

const UNIQUE_VIOLATION = '23505'
const postId = z.uuid()

/** Puts a post into the bin. Signed-in staff only. One that is there, or gone, already counts as deleted. */
export async function deletePost(id: string): Promise<Result<null, BinCode>> {
  try {
    const who = await staffForChange()
    if (!who) return refuse('notAuthenticated')
    if (!postId.safeParse(id).success) return refuse('gone')
    const { data } = await who.client
      .from('blog_posts')
      .update({ deleted_at: new Date().toISOString() })
      .eq('id', id)
      .is('deleted_at', null)
      .select('slug')
      .throwOnError()
    await refreshPosts(data.map(({ slug }) => slug))
    return ok(null)
  } catch (error) {
    console.error('deletePost', error)
    return refuse('failed')
  }
}

/**
 * Takes a post out of the bin; it is as it was before. Signed-in staff only. One that is out already counts as
 * restored. `slugTaken` where another post has its address meanwhile, `gone` where the bin has been emptied.
 */
export async function restorePost(id: string): Promise<Result<null, BinCode>> {
  try {
    const who = await staffForChange()
    if (!who) return refuse('notAuthenticated')
    if (!postId.safeParse(id).success) return refuse('gone')
    const { data, error } = await who.client
      .from('blog_posts')
      .update({ deleted_at: null })
      .eq('id', id)
      .select('slug')
    if (error?.code === UNIQUE_VIOLATION) return refuse('slugTaken')
    if (error) throw error
    if (!data[0]) return refuse('gone')
    await refreshPosts([data[0].slug])
    return ok(null)
  } catch (error) {
    console.error('restorePost', error)
    return refuse('failed')
  }
}
