'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { rowId, sentForm, staffAction } from '@/lib/action'
import { sendDueMail } from '@/lib/mail/send'
import { type Result, fail, ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import type { LeadActionError } from '../admin-form'

/** What was done about the enquiry of a person, or about all that were held. */
type Decided =
  | { readonly done: 'kept'; readonly name: string; readonly lead?: string }
  | { readonly done: 'deleted'; readonly name: string }
  | { readonly done: 'releasedAll'; readonly count: number }

/** The answer to `decideEnquiry`. */
export type DecidedResult = Result<Decided, LeadActionError>

/** An enquiry as its buttons name it. */
const named = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.object({ id: rowId, name: z.string() }))

const count = z.coerce.number().int()

/**
 * Does what the pressed button says with an enquiry that belongs to no lead. `notSpam` and `release` make it part of the
 * lead it would have been and send its person the answer; `releaseAll` does so with all that are held, the oldest first;
 * `delete` deletes it, and one that is gone counts as deleted. Admins only.
 */
export const decideEnquiry = staffAction(
  'decideEnquiry',
  { who: authorizeAdmin, takes: sentForm },
  async ({ client }, _previous, form): Promise<DecidedResult> => {
    refresh()
    if (form.has('delete')) {
      const { id, name } = named.parse(form.get('delete'))
      const enquiries = client.from('landing_form_submissions')
      await enquiries.delete().eq('id', id).is('lead_id', null).throwOnError()
      return ok({ done: 'deleted', name })
    }
    after(sendDueMail)
    if (form.has('notSpam')) {
      const { id, name } = named.parse(form.get('notSpam'))
      const { data: lead } = await client.rpc('not_spam', { submission_id: id }).throwOnError()
      return lead ? ok({ done: 'kept', name, lead }) : fail('gone')
    }
    if (form.has('release')) {
      const { id, name } = named.parse(form.get('release'))
      const { data } = await client.rpc('release_held', { submission_id: id }).throwOnError()
      return count.parse(data) > 0 ? ok({ done: 'kept', name }) : fail('gone')
    }
    // In parts, because a hosted project ends a long statement. What one call released stays released, and is shown.
    for (let released = 0; ;) {
      const part = count.parse((await client.rpc('release_held').throwOnError()).data)
      released += part
      if (part === 0) return ok({ done: 'releasedAll', count: released })
    }
  },
)
