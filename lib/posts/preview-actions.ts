'use server'

import { z } from 'zod'
import { type Result, ok, fail } from '@/lib/result'
import { columnsOf } from '@/lib/supabase/columns'
import { forPost, livePreviewLink } from './editor-queries'
import type { PostActionCode } from './form'
import { type PreviewLink, previewLink } from './schema'

/** PostgreSQL's codes for a value that another row has, and for a row that is not there. */
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

/** Creates a post's preview link, valid for 7 days; returns the one that it has already. Signed-in staff only. */
export async function createPreviewLink(id: string): Promise<Result<PreviewLink, PostActionCode>> {
  return forPost('createPreviewLink', id, async (client, post) => {
    const now = new Date().toISOString()
    const links = client.from('post_previews')
    await links.delete().eq('post_id', post).lte('expires_at', now).throwOnError()
    const { data, error } = await links.insert({ post_id: post }).select(columnsOf(previewLink))
    if (error?.code === FOREIGN_KEY_VIOLATION) return fail('gone')
    if (error && error.code !== UNIQUE_VIOLATION) throw error
    const link = data ? z.array(previewLink).parse(data)[0] : await livePreviewLink(client, post)
    return link ? ok(link) : fail('failed')
  })
}

/** Withdraws a post's preview link: it shows nothing from now on. Signed-in staff only. */
export async function withdrawPreviewLink(id: string): Promise<Result<null, PostActionCode>> {
  return forPost('withdrawPreviewLink', id, async (client, post) => {
    await client.from('post_previews').delete().eq('post_id', post).throwOnError()
    return ok(null)
  })
}
