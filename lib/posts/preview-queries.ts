import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { POSTS_TAG, publicClient } from '@/lib/supabase/public'
import { type PreviewedPost, toPreviewedPost } from './previews'

/**
 * The post behind a private link, drafts included; null where the link is unknown, withdrawn or has run out. Never
 * kept: a withdrawn link is dead at once. The page and its metadata share one reading.
 * @throws the database's error when it does not answer.
 */
export const previewedPost = cache(async (id: string): Promise<PreviewedPost | null> => {
  const parsed = z.uuid().safeParse(id)
  if (!parsed.success) return null
  const { data } = await publicClient(POSTS_TAG)
    .rpc('preview_post', { preview_id: parsed.data })
    .throwOnError()
  return data[0] ? toPreviewedPost(data[0]) : null
})
