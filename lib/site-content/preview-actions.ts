'use server'

import { z } from 'zod'
import { type Result, fail, ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import { columnsOf } from '@/lib/supabase/columns'
import { refusalOf } from './document-queries'
import { livePreview } from './queries'
import { type ContentCode, type ContentPreview, contentPreview } from './schema'

/** The database's code for too many links at the same time. */
const TOO_MANY = 'PT429'

/**
 * The link that shows the site with all drafts, for 7 days: the one that there is already, or a new one. Admins only.
 */
export async function createContentPreview(): Promise<Result<ContentPreview, ContentCode>> {
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return admin
    const present = await livePreview()
    if (present) return ok(present)
    const { data, error } = await admin.data.client
      .from('content_previews')
      .insert({ id: crypto.randomUUID() })
      .select(columnsOf(contentPreview))
    if (error?.code === TOO_MANY) return fail('tooMany')
    if (error) throw error
    const link = z.array(contentPreview).parse(data)[0]
    return link ? ok(link) : fail('failed')
  } catch (error) {
    return refusalOf('createContentPreview', error)
  }
}

/** Withdraws a preview link: it shows nothing from now on. Admins only. */
export async function withdrawContentPreview(id: string): Promise<Result<null, ContentCode>> {
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return admin
    await admin.data.client.from('content_previews').delete().eq('id', z.uuid().parse(id)).throwOnError()
    return ok(null)
  } catch (error) {
    return refusalOf('withdrawContentPreview', error)
  }
}
