'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { authorizeAdmin } from '@/lib/staff/queries'
import { type Result, ok, fail } from '@/lib/result'
import { type DeskCode, followUpChange, followUpRange, note, statusChange } from './desk-schema'
import { LEAD_FIELD, type LeadStatus } from './types'

/** A foreign key without its row: the lead of a note is gone. */
const NO_SUCH_ROW = '23503'

/** The answer to a change; a stale one names what stands there now. */
export type DeskResult<Value> = Result<null, DeskCode> & { readonly present?: Value }

type Admin = Extract<Awaited<ReturnType<typeof authorizeAdmin>>, { ok: true }>['data']

const value = (form: FormData, name: string) => form.get(name) ?? ''

/** Who asks, and of which lead; then what is to be done. Whatever else happens is `failed`. */
async function asAdmin<Answer>(
  what: string,
  id: string,
  act: (admin: Admin & { id: string }) => Promise<Answer>,
): Promise<Answer | { ok: false; code: DeskCode }> {
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return admin
    if (!z.uuid().safeParse(id).success) return fail('gone')
    return await act({ ...admin.data, id })
  } catch (error) {
    console.error(what, error)
    return fail('failed')
  }
}

/** What a lead holds now, after a change that met another value; `ok` where somebody has made the same change. */
async function unlikeBefore<Value extends string | null>(
  client: Admin['client'],
  id: string,
  column: 'status' | 'follow_up_on',
  wanted: Value,
): Promise<DeskResult<Value>> {
  const { data } = await client.from('leads').select('status, follow_up_on').eq('id', id).throwOnError()
  if (!data[0]) return fail('gone')
  refresh()
  const raw = data[0][column]
  const present = (column === 'follow_up_on' && raw ? raw.slice(0, 10) : raw) as Value
  return present === wanted ? ok(null) : { ...fail('stale'), present }
}

/** Sets a lead's status, unless a colleague has changed it since the page was made. Admins only. */
export async function setStatus(
  _previous: DeskResult<LeadStatus> | null,
  form: FormData,
): Promise<DeskResult<LeadStatus>> {
  return asAdmin('setStatus', String(value(form, LEAD_FIELD)), async ({ client, id }) => {
    const parsed = statusChange.safeParse({ before: value(form, 'before'), after: value(form, 'after') })
    if (!parsed.success) return fail('invalid')
    const { before, after } = parsed.data
    const { data } = await client
      .from('leads')
      .update({ status: after })
      .eq('id', id)
      .eq('status', before)
      .select('id')
      .throwOnError()
    if (!data[0]) return unlikeBefore(client, id, 'status', after)
    refresh()
    return ok(null)
  })
}

/** Sets or clears the day on which a lead is to be followed up; stale as above. Admins only. */
export async function setFollowUp(
  _previous: DeskResult<string | null> | null,
  form: FormData,
): Promise<DeskResult<string | null>> {
  return asAdmin('setFollowUp', String(value(form, LEAD_FIELD)), async ({ client, id }) => {
    // A button with a day of its own outranks the field.
    const after = form.get('quick') ?? value(form, 'after')
    const parsed = followUpChange.safeParse({ before: value(form, 'before'), after })
    if (!parsed.success) return fail('dayInvalid')
    const { before, after: day } = parsed.data
    const { first, last } = followUpRange()
    if (day !== null && day !== before && (day < first || day > last)) return fail('dayInvalid')
    const change = client.from('leads').update({ follow_up_on: day }).eq('id', id)
    const { data } = await (
      before === null ? change.is('follow_up_on', null) : change.eq('follow_up_on', before)
    )
      .select('id')
      .throwOnError()
    if (!data[0]) return unlikeBefore(client, id, 'follow_up_on', day)
    refresh()
    return ok(null)
  })
}

/** The answer to a note: what was typed comes back with a refusal. */
export type NoteResult = Result<null, DeskCode> & { readonly note?: string }

/** Adds a note to a lead. Admins only. */
export async function addNote(_previous: NoteResult | null, form: FormData): Promise<NoteResult> {
  const typed = String(value(form, 'note'))
  const answer = await asAdmin('addNote', String(value(form, LEAD_FIELD)), async ({ client, id }) => {
    const parsed = note.safeParse(typed)
    if (!parsed.success) return fail(parsed.error.issues[0]!.message as DeskCode)
    const { error } = await client.from('lead_events').insert({ lead_id: id, note: parsed.data })
    if (error?.code === NO_SUCH_ROW) return fail('gone')
    if (error) throw error
    refresh()
    return ok(null)
  })
  return answer.ok ? answer : { ...answer, note: typed.slice(0, 20_000) }
}

/** Makes a suspect the lead it would have been; answers with the lead's id. Admins only. */
export async function rescueSuspect(id: string): Promise<Result<string, DeskCode>> {
  return asAdmin('rescueSuspect', id, async ({ client }) => {
    const { data } = await client.rpc('rescue_suspect', { suspect_id: id }).throwOnError()
    refresh()
    return data ? ok(data) : fail('gone')
  })
}

/** Throws a suspect away. Admins only. One that is gone already counts as thrown away. */
export async function dropSuspect(id: string): Promise<Result<null, DeskCode>> {
  return asAdmin('dropSuspect', id, async ({ client }) => {
    await client.from('suspect_submissions').delete().eq('id', id).throwOnError()
    refresh()
    return ok(null)
  })
}
