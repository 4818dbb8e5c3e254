'use server'

import { refresh } from 'next/cache'
import { rowId, staffAction } from '@/lib/action'
import { after } from 'next/server'
import { sendDueMail } from '@/lib/mail/send'
import { type Result, fail, ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import type { LeadActionError } from './admin-form'

/** Makes a spam submission part of the lead it would have been, and sends its person the answer. Returns the lead's id. */
export const notSpam = staffAction(
  'notSpam',
  { who: authorizeAdmin, takes: [rowId] },
  async ({ client }, id): Promise<Result<string, LeadActionError>> => {
    const { data } = await client.rpc('not_spam', { submission_id: id }).throwOnError()
    after(sendDueMail)
    refresh()
    return data ? ok(data) : fail('gone')
  },
)

/** Deletes a submission that belongs to no lead, spam or held; one that is gone counts as deleted. Admins only. */
export const deleteSubmission = staffAction(
  'deleteSubmission',
  { who: authorizeAdmin, takes: [rowId] },
  async ({ client }, id): Promise<Result<null, LeadActionError>> => {
    await client.from('landing_form_submissions').delete().eq('id', id).is('lead_id', null).throwOnError()
    refresh()
    return ok(null)
  },
)
