'use server'

import { z } from 'zod'
import { rowId, staffAction } from '@/lib/action'
import { type Result, fail, ok } from '@/lib/result'
import { columnsOf } from '@/lib/supabase/columns'
import { TOO_MANY } from '@/lib/supabase/errors'
import { forContent } from './document-queries'
import { livePreview } from './queries'
import { type ContentCode, type ContentPreview, contentPreview, previewMoment } from './schema'

/**
 * A link that previews the site with all drafts, for 7 days, or from the moment of a version on (ISO 8601): an existing
 * or a new one. Admins only.
 */
export const createContentPreview = staffAction(
  'createContentPreview',
  { ...forContent, takes: [z.iso.datetime().nullable()] },
  async ({ client }, liveFrom): Promise<Result<ContentPreview, ContentCode>> => {
    const asOf = liveFrom && previewMoment(liveFrom)
    const present = await livePreview(asOf)
    if (present) return ok(present)
    const { data, error } = await client
      .from('content_previews')
      .insert({ id: crypto.randomUUID(), as_of: asOf })
      .select(columnsOf(contentPreview))
    if (error?.code === TOO_MANY) return fail('tooMany')
    if (error) throw error
    const link = z.array(contentPreview).parse(data)[0]
    return link ? ok(link) : fail('failed')
  },
)

/** Withdraws a preview link, which then shows nothing. Admins only. */
export const withdrawContentPreview = staffAction(
  'withdrawContentPreview',
  { ...forContent, takes: [rowId] },
  async ({ client }, id): Promise<Result<null, ContentCode>> => {
    await client.from('content_previews').delete().eq('id', id).throwOnError()
    return ok(null)
  },
)
