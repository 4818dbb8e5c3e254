'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { rowId } from '@/lib/action'
import { textField } from '@/lib/forms/form-data'
import { leadDetails } from '@/lib/lead-fields'
import { type Result, fail, ok } from '@/lib/result'
import { officeAction } from '@/lib/staff/form-action'
import { safeNext } from '@/lib/staff/sign-in/path'
import { LEAD_FIELD, type LeadActionError } from '../admin-form'

/** Answers with the result of `change` for the row in `field`; no result means it is gone. */
async function changeRow(
  form: FormData,
  field: string,
  change: (id: string) => PromiseLike<{ readonly data: unknown }>,
): Promise<Result<unknown, LeadActionError>> {
  const id = rowId.safeParse(form.get(field)).data
  if (!id) return fail('gone')
  const { data } = await change(id)
  refresh()
  return data ? ok(data) : fail('gone')
}

/**
 * Splits off a merged lead, marks two suggested leads as different people, or merges them, as the pressed button says,
 * and redirects to the form's `then` if another lead than its own remains. Admins and the office only.
 */
export const decideLink = officeAction('decideLink', async ({ client }, form) => {
  if (form.has('split'))
    return changeRow(form, 'link', (id) => client.rpc('split_lead', { of_lead: id }).throwOnError())
  if (form.has('dismiss'))
    return changeRow(form, 'link', (id) =>
      client.rpc('dismiss_suggestion', { suggestion_id: id }).throwOnError(),
    )
  const merged = await changeRow(form, 'link', (id) =>
    client.rpc('merge_leads', { suggestion_id: id }).throwOnError(),
  )
  if (merged.ok && merged.data !== textField(form, LEAD_FIELD)) redirect(safeNext(form.get('then')))
  return merged
})

const adopted = z.enum([...leadDetails, 'all'])

/** Adopts one or all details of an enquiry for its lead. Admins and the office only. */
export const adoptDetails = officeAction('adoptDetails', async ({ client }, form) =>
  changeRow(form, 'enquiry', (submission_id) =>
    client.rpc('adopt_details', { submission_id, detail: adopted.parse(form.get('detail')) }).throwOnError(),
  ),
)
