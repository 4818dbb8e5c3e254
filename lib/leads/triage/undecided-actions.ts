'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { rowId } from '@/lib/action'
import { sendDueMail } from '@/lib/mail/send'
import { type Result, fail, ok } from '@/lib/result'
import { officeAction } from '@/lib/staff/form-action'
import type { LeadActionError } from '../admin-form'

/** On a person's enquiry, or on all held ones. */
type Decided =
  | { readonly done: 'kept'; readonly name: string; readonly lead?: string }
  | { readonly done: 'deleted'; readonly name: string }
  | { readonly done: 'releasedAll'; readonly count: number }

export type DecidedResult = Result<Decided, LeadActionError>

const named = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.object({ id: rowId, name: z.string() }))

const count = z.coerce.number().int()

/**
 * Applies the pressed button to an undecided enquiry. `notSpam` and `release` add it to its lead and send the answer;
 * `releaseAll` does so with all held ones, oldest first; `delete` deletes it, unless a colleague made it a lead. Admins and
 * the office only.
 */
export const decideEnquiry = officeAction(
  'decideEnquiry',
  async ({ client }, form): Promise<DecidedResult> => {
    refresh()
    if (form.has('delete')) {
      const { id, name } = named.parse(form.get('delete'))
      const enquiries = client.from('landing_form_submissions')
      const { data } = await enquiries.delete().eq('id', id).is('lead_id', null).select('id').throwOnError()
      return data[0] ? ok({ done: 'deleted', name }) : fail('gone')
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
    // In parts, because hosted projects end long statements. Already released enquiries stay released, and are shown.
    for (let released = 0; ;) {
      const part = count.parse((await client.rpc('release_held').throwOnError()).data)
      released += part
      if (part === 0) return ok({ done: 'releasedAll', count: released })
    }
  },
)
