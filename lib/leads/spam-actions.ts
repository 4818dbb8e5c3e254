'use server'

import { refresh } from 'next/cache'
import { type Result, fail, ok } from '@/lib/result'
import { asAdminOf } from '@/lib/staff/as-admin'
import type { LeadActionError } from './admin-form'

/** Makes a spam submission part of the lead it would have been; answers with the lead's id. Admins only. */
export async function notSpam(id: string): Promise<Result<string, LeadActionError>> {
  return asAdminOf('notSpam', id, async ({ client }) => {
    const { data } = await client.rpc('not_spam', { submission_id: id }).throwOnError()
    refresh()
    return data ? ok(data) : fail('gone')
  })
}

/** Deletes a submission that belongs to no lead, spam or held; one that is gone counts as deleted. Admins only. */
export async function deleteSubmission(id: string): Promise<Result<null, LeadActionError>> {
  return asAdminOf('deleteSubmission', id, async ({ client }) => {
    await client.from('landing_form_submissions').delete().eq('id', id).is('lead_id', null).throwOnError()
    refresh()
    return ok(null)
  })
}
