'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { rowId, staffAction } from '@/lib/action'
import { sendDueMail } from '@/lib/mail/send'
import { type Result, fail, ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import type { LeadActionError } from './admin-form'

const count = z.coerce.number().int()

/** Makes a held enquiry part of the lead it would have been, and sends its person the answer. Admins only. */
export const releaseHeld = staffAction(
  'releaseHeld',
  { who: authorizeAdmin, takes: [rowId] },
  async ({ client }, id): Promise<Result<null, LeadActionError>> => {
    const { data } = await client.rpc('release_held', { submission_id: id }).throwOnError()
    after(sendDueMail)
    refresh()
    return count.parse(data) > 0 ? ok(null) : fail('gone')
  },
)

/** Releases every held enquiry, the oldest first, and sends the answers. Returns their number. Admins only. */
export const releaseAllHeld = staffAction(
  'releaseAllHeld',
  { who: authorizeAdmin, takes: [] },
  async ({ client }): Promise<Result<number, LeadActionError>> => {
    after(sendDueMail)
    // In parts, because a hosted project ends a long statement. What one call released stays released, and is shown.
    refresh()
    for (let released = 0; ;) {
      const { data } = await client.rpc('release_held').throwOnError()
      const part = count.parse(data)
      released += part
      if (part === 0) return ok(released)
    }
  },
)
