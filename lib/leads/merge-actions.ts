'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { pageLocale, rowId, sentForm, staffAction } from '@/lib/action'
import { textField } from '@/lib/form-data'
import { localePath } from '@/lib/i18n/paths'
import { type Result, fail, ok } from '@/lib/result'
import { routes } from '@/lib/routes'
import { type StaffClient, authorizeAdmin } from '@/lib/staff/queries'
import { LEAD_FIELD, type LeadActionError, adoptable } from './admin-form'

/**
 * An action of an admin about the row whose id the form has in `field`.
 * @param change gives what the database answers: nothing where the row is gone.
 */
const rowAction = (
  name: string,
  field: string,
  change: (client: StaffClient, id: string, form: FormData) => PromiseLike<{ readonly data: unknown }>,
) =>
  staffAction(
    name,
    { who: authorizeAdmin, takes: sentForm },
    async ({ client }, _previous, form): Promise<Result<unknown, LeadActionError>> => {
      const id = rowId.safeParse(form.get(field)).data
      if (!id) return fail('gone')
      const { data } = await change(client, id, form)
      refresh()
      return data ? ok(data) : fail('gone')
    },
  )

/**
 * Does with a link to another lead what the pressed button says: splits a merged lead off again, records that the two leads
 * of a suggestion are not one person, or merges them, and then redirects to the one that stays where the form was on the
 * page of the other.
 */
export const decideLink = rowAction('decideLink', 'link', async (client, id, form) => {
  if (form.has('split')) return client.rpc('split_lead', { of_lead: id }).throwOnError()
  if (form.has('dismiss')) return client.rpc('dismiss_suggestion', { suggestion_id: id }).throwOnError()
  const merged = await client.rpc('merge_leads', { suggestion_id: id }).throwOnError()
  if (!merged.data || merged.data === textField(form, LEAD_FIELD)) return merged
  refresh()
  redirect(localePath(routes.lead(merged.data), pageLocale.parse(form.get('locale'))))
})

const adopted = z.enum([...adoptable, 'all'])

/** Adopts one or all details of an enquiry as those of its lead. */
export const adoptDetails = rowAction('adoptDetails', 'enquiry', (client, submission_id, form) =>
  client.rpc('adopt_details', { submission_id, detail: adopted.parse(form.get('detail')) }).throwOnError(),
)
