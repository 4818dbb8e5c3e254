'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { rowId, staffAction } from '@/lib/action'
import { textField } from '@/lib/forms/form-data'
import { type Result, fail, ok } from '@/lib/result'
import { authorizeOffice } from '@/lib/staff/queries'
import { safeNext } from '@/lib/staff/sign-in/path'
import { officeAction } from '@/lib/staff/form-action'
import { ACT_FIELD, LEAD_FIELD, type LeadActionError, type LeadStatus, type Skipped } from '../admin-form'
import { MOST_AT_ONCE, chosenLeads } from './chosen-queries'
import { followUp, followUpAnswer, followUpDays } from './fields'

/** Values a colleague changed since the page was rendered. */
interface Present {
  readonly status?: LeadStatus
  readonly day?: string | null
  readonly owner?: string | null
}

/** A stale answer has the present values, a refusal returns the note. */
export type FollowUpResult = Result<null, LeadActionError> & {
  readonly present?: Present
  readonly note?: string
}

const isDayAllowed = (day: string | null) => {
  const { first, last } = followUpDays()
  return day === null || (day >= first && day <= last)
}

/**
 * Records an action on a lead and sets status, follow-up day and owner in one step, unless a colleague changed one of
 * them since the page was rendered. A button's `then` is the page to open once it is saved. Admins and the office only.
 */
export const followUpLead = staffAction(
  'followUpLead',
  { who: authorizeOffice, kept: (form) => ({ note: textField(form, 'note').slice(0, 20_000) }) },
  async ({ client }, _previous, form): Promise<FollowUpResult> => {
    const id = rowId.safeParse(form.get(LEAD_FIELD)).data
    if (!id) return fail('gone')
    // The day of a quick button outranks the field.
    const quick = form.has('quick') && { to_day: form.get('quick') }
    const note = textField(form, 'note')
    const parsed = followUp.safeParse({ ...Object.fromEntries(form), note, ...quick })
    if (!parsed.success) return fail(parsed.error.issues[0]!.message as LeadActionError)
    const change = parsed.data
    const { from_status, from_day, to_day, from_owner } = change
    const isChange = change.to_status !== from_status || to_day !== from_day || change.to_owner !== from_owner
    if (!isChange && change.kind === 'note' && change.note === null) return fail('nothingToSave')
    if (to_day !== undefined && to_day !== from_day && !isDayAllowed(to_day)) return fail('dayInvalid')
    const { data } = await client.rpc('follow_up_lead', { of_lead: id, change }).throwOnError()
    const { outcome, status, day, owner } = followUpAnswer.parse(data)
    if (outcome === 'gone') return fail('gone')
    refresh()
    if (outcome === 'saved') {
      if (form.has('then')) redirect(safeNext(form.get('then')))
      return ok(null)
    }
    return {
      ...fail('stale'),
      present: {
        ...(from_status !== status && { status }),
        ...(from_day !== undefined && from_day !== day && { day }),
        ...(from_owner !== undefined && from_owner !== owner && { owner }),
      },
    }
  },
)

/** Changes as `follow_up_leads` takes and returns them. Pages with a single lead add its `name`. */
const leadChanges = z.array(z.record(z.string(), z.string().nullable())).max(MOST_AT_ONCE)

/** The changes that undo it; of chosen leads also those that were skipped. */
export type ChangeResult = Result<z.output<typeof leadChanges>, LeadActionError> & {
  readonly skipped?: readonly Skipped[]
}

/**
 * Applies the pressed button's changes, unless a colleague interfered, or sets the status, the owner or the follow-up
 * day of the chosen leads, by the button's value (`status` by default). Admins and the office only.
 */
export const changeLeads = officeAction('changeLeads', async ({ client }, form): Promise<ChangeResult> => {
  const make = async (changes: z.output<typeof leadChanges>) => {
    const { data } = await client.rpc('follow_up_leads', { changes }).throwOnError()
    refresh()
    return leadChanges.parse(data)
  }
  const named = textField(form, 'change')
  if (named) {
    const changes = leadChanges.parse(JSON.parse(named))
    const made = await make(changes)
    return made.length < changes.length ? fail('changed') : ok(made)
  }
  const subject = z.enum(['status', 'owner', 'day']).catch('status').parse(form.get(ACT_FIELD))
  const parsed = followUp.safeParse({ [`to_${subject}`]: textField(form, `to_${subject}`) })
  if (!parsed.success) return fail(parsed.error.issues[0]!.message as LeadActionError)
  const { to_status, to_day = null, to_owner = null } = parsed.data
  if (!isDayAllowed(to_day)) return fail('dayInvalid')
  const chosen = await chosenLeads(form)
  if (!chosen) return fail('noneChosen')
  const made = await make(
    chosen.leads.map(({ id, status, ownerId, followUpOn }) => ({
      lead: id,
      ...(subject === 'status' && { from_status: status, to_status: to_status! }),
      ...(subject === 'owner' && { from_owner: ownerId, to_owner }),
      ...(subject === 'day' && { from_day: followUpOn, to_day }),
    })),
  )
  const changed = chosen.leads.filter(({ id }) => !made.some(({ lead }) => lead === id))
  const skipped = [...chosen.skipped, ...changed.map(({ name }) => ({ name, why: 'changed' as const }))]
  if (made.length === 0 && skipped.length === 1) return fail(skipped[0]!.why === 'gone' ? 'gone' : 'changed')
  return { ...ok(made), skipped }
})
