'use server'

import type { StaffClient } from '@/lib/staff/queries'
import { type Result, ok, fail } from '@/lib/result'
import { forPost } from './for-post'
import { type PreviewLink, toPreviewLink } from './previews'
import type { PostActionCode } from './schema'
import { FOREIGN_KEY_VIOLATION, UNIQUE_VIOLATION } from './violations'

const columns = 'id, expires_at'

async function liveLink(client: StaffClient, post: string): Promise<PreviewLink | null> {
  const now = new Date().toISOString()
  const { data } = await client
    .from('post_previews')
    .select(columns)
    .eq('post_id', post)
    .gt('expires_at', now)
    .throwOnError()
  return data[0] ? toPreviewLink(data[0]) : null
}

/** The private link of a post that still holds, null where there is none. Signed-in staff only. */
export async function previewLink(id: string): Promise<Result<PreviewLink | null, PostActionCode>> {
  return forPost('previewLink', id, async (client, post) => ok(await liveLink(client, post)))
}

/** Makes a post's private link, valid for 7 days; gives the one that it has already. Signed-in staff only. */
export async function makePreviewLink(id: string): Promise<Result<PreviewLink, PostActionCode>> {
  return forPost('makePreviewLink', id, async (client, post) => {
    const now = new Date().toISOString()
    const links = client.from('post_previews')
    await links.delete().eq('post_id', post).lte('expires_at', now).throwOnError()
    const { data, error } = await links.insert({ post_id: post }).select(columns)
    if (error?.code === FOREIGN_KEY_VIOLATION) return fail('gone')
    if (error && error.code !== UNIQUE_VIOLATION) throw error
    const link = data?.[0] ? toPreviewLink(data[0]) : await liveLink(client, post)
    return link ? ok(link) : fail('failed')
  })
}

/** Withdraws a post's private link: it shows nothing from now on. Signed-in staff only. */
export async function withdrawPreviewLink(id: string): Promise<Result<null, PostActionCode>> {
  return forPost('withdrawPreviewLink', id, async (client, post) => {
    await client.from('post_previews').delete().eq('post_id', post).throwOnError()
    return ok(null)
  })
}
