'use server'

import type { ReactNode } from 'react'
import { z } from 'zod'
import { pageLocale, rowId, staffAction } from '@/lib/action'
import type { ExcessCode } from '@/lib/markdown/budget'
import { Markdown } from '@/lib/markdown/markdown'
import { TextTooComplex } from '@/lib/markdown/tree-limits'
import { type Result, ok, fail } from '@/lib/result'
import { authorizeEditor, currentStaff } from '@/lib/staff/queries'
import { columnsOf } from '@/lib/supabase/columns'
import { FOREIGN_KEY_VIOLATION, UNIQUE_VIOLATION } from '@/lib/supabase/errors'
import { livePreviewLink } from './queries'
import { POST_LIMITS } from '../fields'
import type { PostActionCode } from './form'
import { type PreviewLink, previewLink } from '../schema'

/** Creates a post's preview link, valid for 7 days; returns the existing one if there is one. Signed-in staff only. */
export const createPreviewLink = staffAction(
  'createPreviewLink',
  { who: authorizeEditor, takes: [rowId] },
  async ({ client }, post): Promise<Result<PreviewLink, PostActionCode>> => {
    const now = new Date().toISOString()
    const links = client.from('post_previews')
    await links.delete().eq('post_id', post).lte('expires_at', now).throwOnError()
    const { data, error } = await links.insert({ post_id: post }).select(columnsOf(previewLink))
    if (error?.code === FOREIGN_KEY_VIOLATION) return fail('gone')
    if (error && error.code !== UNIQUE_VIOLATION) throw error
    const link = data ? z.array(previewLink).parse(data)[0] : await livePreviewLink(client, post)
    return link ? ok(link) : fail('failed')
  },
)

/** Withdraws a post's preview link, which then shows nothing. Signed-in staff only. */
export const withdrawPreviewLink = staffAction(
  'withdrawPreviewLink',
  { who: authorizeEditor, takes: [rowId] },
  async ({ client }, post): Promise<Result<null, PostActionCode>> => {
    await client.from('post_previews').delete().eq('post_id', post).throwOnError()
    return ok(null)
  },
)

/** The viewer of a preview. It changes nothing, so the cookie suffices. */
async function reader() {
  const staff = await currentStaff()
  return staff ? ok(staff) : fail('notAuthenticated')
}

/**
 * The text as its page will show it, by the site's own renderer; the excess code if it is too much to render. Signed-in
 * staff only. An action, though read-only, because it answers with React elements.
 */
export const previewPost = staffAction(
  'previewPost',
  { who: reader, takes: [z.string(), pageLocale] },
  async (_reader, content, locale): Promise<Result<ReactNode, 'invalid' | ExcessCode>> => {
    try {
      if (content.length > POST_LIMITS.content) return fail('invalid')
      // `onOutline` makes headings link, as on the post's own page.
      return ok(await Markdown({ source: content, locale, onOutline: () => {} }))
    } catch (error) {
      if (error instanceof TextTooComplex) return fail(error.excess)
      throw error
    }
  },
)
