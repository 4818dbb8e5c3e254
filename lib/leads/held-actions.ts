'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { logError } from '@/lib/log/log'
import { type Result, fail, ok } from '@/lib/result'
import { asAdminOf } from '@/lib/staff/as-admin'
import { authorizeAdmin } from '@/lib/staff/queries'
import type { LeadActionError } from './admin-form'

const count = z.coerce.number().int()

/** Makes a held enquiry part of the lead it would have been. Admins only. */
export async function releaseHeld(id: string): Promise<Result<null, LeadActionError>> {
  return asAdminOf('releaseHeld', id, async ({ client }) => {
    const { data } = await client.rpc('release_held', { submission_id: id }).throwOnError()
    refresh()
    return count.parse(data) > 0 ? ok(null) : fail('gone')
  })
}

/** Releases every held enquiry, the oldest first; answers with their number. Admins only. */
export async function releaseAllHeld(): Promise<Result<number, LeadActionError>> {
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return admin
    // In parts, because a hosted project ends a long statement. What one call released stays released.
    for (let released = 0; ;) {
      const { data } = await admin.data.client.rpc('release_held').throwOnError()
      const part = count.parse(data)
      released += part
      if (part > 0) continue
      refresh()
      return ok(released)
    }
  } catch (error) {
    logError('releaseAllHeld', error)
    refresh()
    return fail('failed')
  }
}
