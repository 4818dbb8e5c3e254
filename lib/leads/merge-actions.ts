'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { textField } from '@/lib/form-data'
import { toLocale } from '@/lib/i18n/detection'
import { localePath } from '@/lib/i18n/paths'
import { type Result, fail, ok } from '@/lib/result'
import { routes } from '@/lib/routes'
import { asAdminOf } from '@/lib/staff/as-admin'
import { type LeadActionError, LEAD_FIELD, adoptable } from './admin-form'

type Answer = Result<unknown, LeadActionError>

/**
 * Merges the two leads of a suggestion and redirects to the one that stays where the form was on the page of the other.
 * Admins only.
 */
export async function mergeLeads(_previous: Answer | null, form: FormData): Promise<Answer> {
  const answer = await asAdminOf('mergeLeads', textField(form, 'suggestion'), async ({ client, id }) => {
    const { data } = await client.rpc('merge_leads', { suggestion_id: id }).throwOnError()
    refresh()
    return data ? ok(data) : fail('gone')
  })
  if (answer.ok && answer.data !== textField(form, LEAD_FIELD))
    redirect(localePath(routes.lead(answer.data), toLocale(textField(form, 'locale')) ?? 'en'))
  return answer
}

/** Records that the two leads of a suggestion are not one person. Admins only. */
export async function dismissSuggestion(_previous: Answer | null, form: FormData): Promise<Answer> {
  return asAdminOf('dismissSuggestion', textField(form, 'suggestion'), async ({ client, id }) => {
    const { data } = await client.rpc('dismiss_suggestion', { suggestion_id: id }).throwOnError()
    refresh()
    return data ? ok(null) : fail('gone')
  })
}

/** Splits a merged lead off again. Admins only. */
export async function splitLead(_previous: Answer | null, form: FormData): Promise<Answer> {
  return asAdminOf('splitLead', textField(form, LEAD_FIELD), async ({ client, id }) => {
    const { data } = await client.rpc('split_lead', { of_lead: id }).throwOnError()
    refresh()
    return data ? ok(null) : fail('gone')
  })
}

/** Adopts one or all details of an enquiry as those of its lead. Admins only. */
export async function adoptDetails(_previous: Answer | null, form: FormData): Promise<Answer> {
  return asAdminOf('adoptDetails', textField(form, 'enquiry'), async ({ client, id }) => {
    const detail = z.enum([...adoptable, 'all']).safeParse(textField(form, 'detail'))
    if (!detail.success) return fail('invalid')
    const { data } = await client
      .rpc('adopt_details', { submission_id: id, detail: detail.data })
      .throwOnError()
    refresh()
    return data ? ok(null) : fail('gone')
  })
}
