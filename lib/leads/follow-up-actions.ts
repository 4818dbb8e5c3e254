'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { rowId, sentForm, staffAction } from '@/lib/action'
import { textField } from '@/lib/form-data'
import { type Result, fail, ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import { LEAD_FIELD, type LeadActionError, type LeadStatus, leadStatuses } from './admin-form'
import { followUp, followUpAnswer, followUpRange } from './follow-up'

/** What a lead says now where a colleague has changed it meanwhile; only what differs from what the page showed. */
interface Present {
  readonly status?: LeadStatus
  readonly day?: string | null
  readonly owner?: string | null
}

/** The answer to `followUpLead`; a stale one names the present values, and a refusal brings back the note. */
export type FollowUpResult = Result<null, LeadActionError> & {
  readonly present?: Present
  readonly note?: string
}

const isDayAllowed = (day: string | null) => {
  const { first, last } = followUpRange()
  return day === null || (day >= first && day <= last)
}

/**
 * Records what was done about a lead and sets its status, the day of its follow-up and its owner in one step, unless a
 * colleague has changed one of them since the page was rendered. Admins only.
 */
export const followUpLead = staffAction(
  'followUpLead',
  {
    who: authorizeAdmin,
    takes: sentForm,
    kept: (form) => ({ note: textField(form, 'note').slice(0, 20_000) }),
  },
  async ({ client }, _previous, form): Promise<FollowUpResult> => {
    const given = (name: string) => (form.has(name) ? textField(form, name) : undefined)
    const id = rowId.safeParse(form.get(LEAD_FIELD)).data
    if (!id) return fail('gone')
    const parsed = followUp.safeParse({
      beforeStatus: given('beforeStatus'),
      afterStatus: given('afterStatus'),
      beforeDay: given('beforeDay'),
      // A button with a day of its own outranks the field.
      afterDay: given('quick') ?? given('afterDay'),
      beforeOwner: given('beforeOwner'),
      afterOwner: given('afterOwner'),
      kind: given('kind'),
      note: given('note'),
    })
    if (!parsed.success) return fail(parsed.error.issues[0]!.message as LeadActionError)
    const { beforeStatus, afterStatus, beforeDay, afterDay, beforeOwner, afterOwner, kind, note } =
      parsed.data
    const changes = afterStatus !== beforeStatus || afterDay !== beforeDay || afterOwner !== beforeOwner
    if (!changes && kind === 'note' && note === null) return fail('nothingToSave')
    if (afterDay !== undefined && afterDay !== beforeDay && !isDayAllowed(afterDay)) return fail('dayInvalid')
    const { data } = await client
      .rpc('follow_up_lead', {
        of_lead: id,
        change: {
          from_status: beforeStatus,
          to_status: afterStatus,
          from_day: beforeDay,
          to_day: afterDay,
          from_owner: beforeOwner,
          to_owner: afterOwner,
          kind,
          note,
        },
      })
      .throwOnError()
    const { outcome, status, day, owner } = followUpAnswer.parse(data)
    if (outcome === 'gone') return fail('gone')
    refresh()
    if (outcome === 'saved') return ok(null)
    return {
      ...fail('stale'),
      present: {
        ...(beforeStatus !== status && { status }),
        ...(beforeDay !== undefined && beforeDay !== day && { day }),
        ...(beforeOwner !== undefined && beforeOwner !== owner && { owner }),
      },
    }
  },
)

/** The most leads whose status is set at once: those of one page of the inbox. */
const MOST_AT_ONCE = 100

/** Sets the status of the leads that are chosen in the inbox; answers with how many there are. Admins only. */
export const setStatusOfLeads = staffAction(
  'setStatusOfLeads',
  { who: authorizeAdmin, takes: sentForm },
  async ({ client }, _previous, form): Promise<Result<number, LeadActionError>> => {
    const ids = form.getAll(LEAD_FIELD)
    if (ids.length === 0) return fail('noneChosen')
    const parsed = z
      .object({ ids: z.array(rowId).max(MOST_AT_ONCE), status: z.enum(leadStatuses) })
      .safeParse({ ids, status: textField(form, 'toStatus') })
    if (!parsed.success) return fail('invalid')
    const { data } = await client
      .rpc('set_lead_status', { of_leads: parsed.data.ids, to_status: parsed.data.status })
      .throwOnError()
    refresh()
    return data > 0 ? ok(data) : fail('gone')
  },
)
