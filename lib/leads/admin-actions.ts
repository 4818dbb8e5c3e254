'use server'

import { refresh } from 'next/cache'
import { textField } from '@/lib/form-data'
import { type Result, fail, ok } from '@/lib/result'
import type { AuthorizedStaff } from '@/lib/staff/queries'
import { LEAD_FIELD, type LeadActionError, type LeadStatus } from './admin-form'
import { asAdmin } from './as-admin'
import { followUpChange, followUpRange, note, statusChange } from './schema'

/** The SQLSTATE of a foreign key without its row: the lead of a note is gone. */
const FOREIGN_KEY_VIOLATION = '23503'

/** The answer to a change; a stale one names the present value. */
export type LeadChangeResult<Value> = Result<null, LeadActionError> & { readonly present?: Value }

/** The answer to a change that met another value than expected; `ok` where a colleague made the same change. */
async function staleAnswer<Value extends string | null>(
  client: AuthorizedStaff['client'],
  id: string,
  column: 'status' | 'follow_up_on',
  wanted: Value,
): Promise<LeadChangeResult<Value>> {
  const { data } = await client
    .from('leads')
    .select('status, follow_up_on')
    .eq('id', id)
    .is('merged_into', null)
    .throwOnError()
  if (!data[0]) return fail('gone')
  refresh()
  const raw = data[0][column]
  const present = (column === 'follow_up_on' && raw ? raw.slice(0, 10) : raw) as Value
  return present === wanted ? ok(null) : { ...fail('stale'), present }
}

/** Sets a lead's status, unless a colleague has changed it since the page was rendered. Admins only. */
export async function setStatus(_previous: unknown, form: FormData): Promise<LeadChangeResult<LeadStatus>> {
  return asAdmin('setStatus', textField(form, LEAD_FIELD), async ({ client, id }) => {
    const parsed = statusChange.safeParse({
      before: textField(form, 'before'),
      after: textField(form, 'after'),
    })
    if (!parsed.success) return fail('invalid')
    const { before, after } = parsed.data
    const { data } = await client
      .from('leads')
      .update({ status: after })
      .eq('id', id)
      .eq('status', before)
      .select('id')
      .throwOnError()
    if (!data[0]) return staleAnswer(client, id, 'status', after)
    refresh()
    return ok(null)
  })
}

/**
 * Sets or clears the day on which a lead is to be followed up, unless a colleague has changed it since the page was
 * rendered. Admins only.
 */
export async function setFollowUp(
  _previous: unknown,
  form: FormData,
): Promise<LeadChangeResult<string | null>> {
  return asAdmin('setFollowUp', textField(form, LEAD_FIELD), async ({ client, id }) => {
    // A button with a day of its own outranks the field.
    const chosen = textField(form, form.has('quick') ? 'quick' : 'after')
    const parsed = followUpChange.safeParse({ before: textField(form, 'before'), after: chosen })
    if (!parsed.success) return fail('dayInvalid')
    const { before, after } = parsed.data
    const { first, last } = followUpRange()
    if (after !== null && after !== before && (after < first || after > last)) return fail('dayInvalid')
    const change = client.from('leads').update({ follow_up_on: after }).eq('id', id)
    const unchanged = before === null ? change.is('follow_up_on', null) : change.eq('follow_up_on', before)
    const { data } = await unchanged.select('id').throwOnError()
    if (!data[0]) return staleAnswer(client, id, 'follow_up_on', after)
    refresh()
    return ok(null)
  })
}

/** The answer to a note; with a refusal it brings back what was typed. */
export type NoteResult = Result<null, LeadActionError> & { readonly note?: string }

/** Adds a note to a lead. Admins only. */
export async function addNote(_previous: NoteResult | null, form: FormData): Promise<NoteResult> {
  const typed = textField(form, 'note')
  const answer = await asAdmin('addNote', textField(form, LEAD_FIELD), async ({ client, id }) => {
    const parsed = note.safeParse(typed)
    if (!parsed.success) return fail(parsed.error.issues[0]!.message as LeadActionError)
    const { error } = await client.from('lead_events').insert({ lead_id: id, note: parsed.data })
    if (error?.code === FOREIGN_KEY_VIOLATION) return fail('gone')
    if (error) throw error
    refresh()
    return ok(null)
  })
  return answer.ok ? answer : { ...answer, note: typed.slice(0, 20_000) }
}

/** Makes a spam submission part of the lead it would have been; answers with the lead's id. Admins only. */
export async function notSpam(id: string): Promise<Result<string, LeadActionError>> {
  return asAdmin('notSpam', id, async ({ client }) => {
    const { data } = await client.rpc('not_spam', { submission_id: id }).throwOnError()
    refresh()
    return data ? ok(data) : fail('gone')
  })
}

/** Deletes a submission that belongs to no lead, spam or held; one that is gone counts as deleted. Admins only. */
export async function deleteSubmission(id: string): Promise<Result<null, LeadActionError>> {
  return asAdmin('deleteSubmission', id, async ({ client }) => {
    await client.from('landing_form_submissions').delete().eq('id', id).is('lead_id', null).throwOnError()
    refresh()
    return ok(null)
  })
}
