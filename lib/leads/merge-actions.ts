'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { pageLocale, rowId, sentForm, staffAction } from '@/lib/action'
import { textField } from '@/lib/form-data'
import { localePath } from '@/lib/i18n/paths'
import { type Result, fail, ok } from '@/lib/result'
import { routes } from '@/lib/routes'
import { authorizeAdmin } from '@/lib/staff/queries'
import { type LeadActionError, LEAD_FIELD, adoptable } from './admin-form'

type Answer = Result<unknown, LeadActionError>

/**
 * Merges the two leads of a suggestion and redirects to the one that stays where the form was on the page of the other.
 * Admins only.
 */
export const mergeLeads = staffAction(
  'mergeLeads',
  { who: authorizeAdmin, takes: sentForm },
  async ({ client }, _previous, form): Promise<Answer> => {
    const id = rowId.safeParse(form.get('suggestion')).data
    if (!id) return fail('gone')
    const { data } = await client.rpc('merge_leads', { suggestion_id: id }).throwOnError()
    refresh()
    if (data && data !== textField(form, LEAD_FIELD))
      redirect(localePath(routes.lead(data), pageLocale.parse(form.get('locale'))))
    return data ? ok(data) : fail('gone')
  },
)

/** Records that the two leads of a suggestion are not one person. Admins only. */
export const dismissSuggestion = staffAction(
  'dismissSuggestion',
  { who: authorizeAdmin, takes: sentForm },
  async ({ client }, _previous, form): Promise<Answer> => {
    const id = rowId.safeParse(form.get('suggestion')).data
    if (!id) return fail('gone')
    const { data } = await client.rpc('dismiss_suggestion', { suggestion_id: id }).throwOnError()
    refresh()
    return data ? ok(null) : fail('gone')
  },
)

/** Splits a merged lead off again. Admins only. */
export const splitLead = staffAction(
  'splitLead',
  { who: authorizeAdmin, takes: sentForm },
  async ({ client }, _previous, form): Promise<Answer> => {
    const id = rowId.safeParse(form.get(LEAD_FIELD)).data
    if (!id) return fail('gone')
    const { data } = await client.rpc('split_lead', { of_lead: id }).throwOnError()
    refresh()
    return data ? ok(null) : fail('gone')
  },
)

/** Adopts one or all details of an enquiry as those of its lead. Admins only. */
export const adoptDetails = staffAction(
  'adoptDetails',
  { who: authorizeAdmin, takes: sentForm },
  async ({ client }, _previous, form): Promise<Answer> => {
    const id = rowId.safeParse(form.get('enquiry')).data
    if (!id) return fail('gone')
    const detail = z.enum([...adoptable, 'all']).safeParse(textField(form, 'detail'))
    if (!detail.success) return fail('invalid')
    const { data } = await client
      .rpc('adopt_details', { submission_id: id, detail: detail.data })
      .throwOnError()
    refresh()
    return data ? ok(null) : fail('gone')
  },
)
